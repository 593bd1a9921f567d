import HeirloomLocalDiagnosis
import HeirloomModel
import Testing

/// A summary contains the locations that edits need, even where no fault is reported.
@Suite struct PlacesForEditsTests {
    @Test func attributesHaveARange() throws {
        let source = """
            @Instantiable(isRoot: true, conformsElsewhere: true)
            struct Root {
                @Instantiated(fulfilledByType: "A") let a: any P
                @Received let b: B
                @Received let c: C, d: D
            }
            """
        let root = try #require(summary(source).instantiables.first)
        #expect(text(source, root.attributeRange) == "@Instantiable(isRoot: true, conformsElsewhere: true)")
        #expect(
            root.dependencies.map { $0.attributeRange.map { text(source, $0) } } == [
                #"@Instantiated(fulfilledByType: "A")"#, "@Received", nil, nil,
            ]
        )
    }

    @Test func handwrittenInitializersHaveTheirAccessLevelsAndTypes() throws {
        let source = """
            @Instantiable
            struct Root: Instantiable {
                @Received let a: A
                @Received let b: () -> B

                @inlinable public init(b: @escaping () -> B, with a: A) {}
            }
            """
        let construction = try #require(summary(source).instantiables.first).construction
        #expect(construction.accessRange.map { text(source, $0) } == "public")
        #expect(
            construction.arguments.map { $0.typeRange.map { text(source, $0) } } == [
                "@escaping () -> B", "A",
            ]
        )
    }

    @Test func wrappedDependenciesHaveTheirAssignment() throws {
        let source = """
            @Instantiable
            struct Root: Instantiable {
                @Received let a: A
                @Received @Boxed var b: B
            }
            """
        let root = try #require(summary(source).instantiables.first)
        #expect(root.dependencies.map(\.wrappedAssignment) == [nil, "self._b = Boxed(wrappedValue: b)"])
        #expect(text(source, root.bodyRange).first == "{")
        #expect(root.bodyRange.end.offset == source.utf8.count)
    }

    @Test func onlyTypesThatCanBeBuiltWithoutArgumentsMayBeInstantiable() {
        let source = """
            @Instantiable struct Made: Instantiable {}
            struct Empty {}
            final class Valued { var count = 0 }
            actor Plain { init() {} }
            struct Lacking { let count: Int }
            class Demanding { init(count: Int) {} }
            struct Generic<Element> {}
            private struct Hidden {}
            enum Kind {}
            protocol Shape {}
            struct Stray { @Received let made: Made }
            """
        let possible = summary(source).types.filter(\.mayBeInstantiable).map(\.path)
        #expect(possible == [["Empty"], ["Valued"], ["Plain"], ["Generic"]])
    }

    private func summary(_ source: String) -> FileSummary {
        FileSummarizer.summary(ofFileAt: "App/Root.swift", source: Array(source.utf8))
    }

    private func text(_ source: String, _ range: SourceRange) -> String {
        String(decoding: Array(source.utf8)[range.start.offset..<range.end.offset], as: UTF8.self)
    }
}
