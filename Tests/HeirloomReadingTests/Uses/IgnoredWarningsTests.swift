import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomTestSupport
import Testing

/// A comment silences warnings about declarations in its line or below it.
@Suite struct IgnoredWarningsTests {
    /// Returns the silenced warnings by type or label.
    private static func ignored(in source: String) -> [String: [String]] {
        let text = RangedText(source)
        var ignored: [String: [String]] = [:]
        func note(_ name: String, _ warnings: [ConfiguredText]) {
            if warnings.isEmpty { return }
            #expect(warnings.map(\.text) == warnings.map { text.text($0.range) })
            ignored[name, default: []] += warnings.map(\.text)
        }
        let summary = FileSummarizer.summary(ofFileAt: "A.swift", source: Array(source.utf8))
        let initializers = summary.types.flatMap(\.initializers) + summary.extensions.flatMap(\.initializers)
        for initializer in initializers {
            note("init(\(initializer.labels.joined()))", initializer.ignoredWarnings)
        }
        for type in summary.instantiables {
            note(type.path.last ?? "", type.ignoredWarnings)
            for dependency in type.dependencies { note(dependency.label, dependency.ignoredWarnings) }
        }
        return ignored
    }

    @Test func commentsApplyToTheDeclarationInTheirLine() {
        let source = """
            import Heirloom
            @Instantiable  // heirloom-ignore: one
            struct A: Instantiable {
                @Received let b: B  // heirloom-ignore: two
                @Received  // heirloom-ignore: three
                private let c: C
                @Received let d: D
            }
            @Instantiable
            struct E: Instantiable {  // heirloom-ignore: four, five
                @Received
                let f: F  //heirloom-ignore:six
            }
            """
        #expect(
            Self.ignored(in: source) == [
                "A": ["one"], "b": ["two"], "c": ["three"], "E": ["four", "five"], "f": ["six"],
            ]
        )
    }

    @Test func commentsApplyToInitializers() {
        let source = """
            struct A {
                init() {}  // heirloom-ignore: one
                init(b: B) {}
            }
            extension A {
                // heirloom-ignore: two
                public init(c: C) {
                    print(c)  // heirloom-ignore: three
                }
            }
            """
        #expect(Self.ignored(in: source) == ["init()": ["one"], "init(c)": ["two"]])
    }

    @Test func commentsMayEndInTheirLine() {
        let source = """
            import Heirloom
            @Instantiable /* heirloom-ignore: one */ struct A: Instantiable {
                @Received let b: B /* heirloom-ignore: two,three*/
            }
            """
        #expect(Self.ignored(in: source) == ["A": ["one"], "b": ["two", "three"]])
    }

    @Test func commentsInLiteralsSilenceNothing() {
        let source = ##"""
            import Heirloom
            @Instantiable
            struct A: Instantiable {
                @Instantiated({ "see // heirloom-ignore: one" }) let b: String
                @Instantiated(fulfilledByType: "// heirloom-ignore: two") let c: C; let text = "/* heirloom-ignore: three"
                @Instantiated({ #"""
                    // heirloom-ignore: four
                    """# }) let d: String
                @Received let e: E  // "heirloom-ignore: five" // heirloom-ignore: six
            }
            """##
        #expect(Self.ignored(in: source) == ["e": ["six"]])
    }

    @Test func commentsOnTheirOwnLineApplyToTheDeclarationBelow() {
        let source = """
            import Heirloom
            // heirloom-ignore: one
            /// Documented.
            @Instantiable
            struct A: Instantiable {
                // heirloom-ignore: two
                // heirloom-ignore: three
                @Received
                let b: B

                // heirloom-ignore: four

                @Received let c: C
                @Received let d: D
                /// heirloom-ignore: five
                func e() {}
                // swiftlint:disable all // heirloom-ignore: six
                @Received let g: G
                // heirloom-ignore: seven
            }
            """
        #expect(
            Self.ignored(in: source) == ["A": ["one"], "b": ["two", "three"], "c": ["four"], "g": ["six"]]
        )
    }

    @Test func commentsMayGiveAReasonAfterTheIDs() {
        let source = """
            import Heirloom
            @Instantiable struct A: Instantiable {
                @Received let b: B  // heirloom-ignore: one, two kept alive, as the server wants it
                @Received let c: C  // heirloom-ignore: , three ,four,
                @Received let d: D  // kept alive: heirloom-ignore: five
                @Received let f: F  // heirloom-ignore
            }
            """
        #expect(Self.ignored(in: source) == ["b": ["one", "two"], "c": ["three", "four"]])
    }

    @Test func windowsLineEndingsAreSupported() {
        let source =
            "import Heirloom\r\n@Instantiable struct A: Instantiable {\r\n"
            + "  // heirloom-ignore: one\r\n  @Received let b: B // heirloom-ignore: two\r\n}\r\n"
        #expect(Self.ignored(in: source) == ["b": ["one", "two"]])
    }
}
