import Foundation
import HeirloomLanguageServer
import Testing

/// The diagnostics that an editor shows while somebody types.
@Suite struct DiagnosticTests {
    private static let files = [
        "App/App.swift": """
        import Heirloom
        import Kit

        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let home: Home
            @Instantiated let ticker: Ticker
        }
        """,
        "App/Home.swift": """
        import Heirloom
        import Kit

        @Instantiable
        final class Home: Instantiable {
            @Received private let ticker: Ticker

            func tell() { print(ticker) }
        }
        """,
        "Kit/Ticker.swift": """
        import Heirloom

        @Instantiable
        public final class Ticker: Instantiable {
            public init() {}
        }
        """,
    ]
    private static let missing =
        "5:26–5:32 error: 'Home' receives 'ticker: Ticker', but no type above it provides it (root 'App') [missing-dependency]"

    @Test func anErrorOfTheTreeAppearsInTheFileThatIsWrongAndGoes() async throws {
        let editor = try await Editor(Self.files)
        try await editor.open("App/App.swift")
        #expect(editor.shown == [:])
        await editor.replace("    @Instantiated let ticker: Ticker\n", with: "", in: "App/App.swift")
        #expect(editor.shown == ["App/Home.swift": [Self.missing]])
        await editor.replace("}", with: "    @Instantiated let ticker: Ticker\n}", in: "App/App.swift")
        #expect(editor.shown == [:])
    }

    @Test func anUnsavedTextCountsUntilItIsClosed() async throws {
        let editor = try await Editor(Self.files)
        try await editor.open(
            "App/App.swift",
            Self.files["App/App.swift"]?.replacingOccurrences(
                of: "    @Instantiated let ticker: Ticker\n",
                with: ""
            )
        )
        #expect(editor.shown == ["App/Home.swift": [Self.missing]])
        await editor.close("App/App.swift")
        #expect(editor.shown == [:])
    }

    @Test func diagnosticsMoveWithTheTextAroundThem() async throws {
        let editor = try await Editor(Self.files)
        try await editor.open("App/Home.swift")
        try await editor.open("App/App.swift")
        await editor.replace("    @Instantiated let ticker: Ticker\n", with: "", in: "App/App.swift")
        await editor.replace(
            "import Heirloom\n",
            with: "import Heirloom\n\n// ⏱️ a note\n",
            in: "App/Home.swift"
        )
        #expect(editor.shown == ["App/Home.swift": [Self.missing.replacingOccurrences(of: "5:", with: "7:")]])
        await editor.replace("print(ticker)", with: "\nprint(ticker)\n", in: "App/Home.swift")
        #expect(editor.shown == ["App/Home.swift": [Self.missing.replacingOccurrences(of: "5:", with: "7:")]])
    }

    @Test func halfTypedCodeRaisesNothingAndHidesNothing() async throws {
        let editor = try await Editor(Self.files)
        try await editor.open("App/App.swift")
        try await editor.open("App/Home.swift")
        await editor.replace("    @Instantiated let ticker: Ticker\n", with: "", in: "App/App.swift")
        for (old, new) in [
            ("func tell()", "func tell("), ("func tell(", "@Received private let"), ("let {", "let a: {"),
            ("final class Home", "final class"), ("@Instantiable", "@Instantiable("),
        ] {
            await editor.replace(old, with: new, in: "App/Home.swift")
            #expect(editor.shown.values.joined().count == 1, "\(new)")
        }
        await editor.replace("struct App", with: "struct", in: "App/App.swift")
        #expect(editor.shown.values.joined().count == 1)
    }

    @Test func mistakesOfOneDeclarationAreTheMacros() async throws {
        let broken = Self.files["App/Home.swift"]?.replacingOccurrences(
            of: "final class Home: Instantiable",
            with: "final class Home"
        )
        let editor = try await Editor(Self.files)
        try await editor.open("App/Home.swift", broken)
        #expect(editor.shown == [:])
        let strict = try await Editor(Self.files, options: #"{"localMistakes": true}"#)
        try await strict.open("App/Home.swift", broken)
        #expect(
            strict.shown == [
                "App/Home.swift": [
                    """
                    4:12–4:16 error: '@Instantiable' type 'Home' must conform to 'Instantiable'; if it conforms elsewhere, \
                    write 'conformsElsewhere: true' [missing-conformance]
                    """
                ]
            ]
        )
    }

    @Test func oneMistakeInTheTreesOfTwoTargetsIsShownOnce() async throws {
        var files = Self.files
        files["Zoo/Zoo.swift"] = """
            import Heirloom
            import Kit

            @Instantiable(isRoot: true)
            struct Zoo: Instantiable {
                @Instantiated let ticker: Ticker
            }
            """
        files["Kit/Ticker.swift"]? += """

            @Instantiable
            public final class Bell: Instantiable {
                @Instantiated let bell: Bell
                public init(bell: Bell) { self.bell = bell }
            }
            """
        let editor = try await Editor(files, targets: ["App", "Zoo"])
        #expect(
            editor.shown == [
                "Kit/Ticker.swift": [
                    "8:22–8:26 error: building 'Bell' never ends: Bell → Bell [instantiation-cycle]"
                ]
            ]
        )
    }

    @Test func diagnosticsGoWithTheirFileAndTheirTarget() async throws {
        var files = Self.files
        files["App/App.swift"] = files["App/App.swift"]?.replacingOccurrences(
            of: "    @Instantiated let ticker: Ticker\n",
            with: ""
        )
        let editor = try await Editor(files)
        #expect(editor.shown == ["App/Home.swift": [Self.missing]])
        try FileManager.default.removeItem(at: editor.folder.url.appendingPathComponent("App/Home.swift"))
        await editor.lookAgain()
        #expect(editor.shown["App/Home.swift"] == nil)
        try FileManager.default.removeItem(at: editor.folder.url.appendingPathComponent("App/App.swift"))
        await editor.lookAgain()
        #expect(editor.shown == [:])
    }

    @Test func aFileThatWasCreatedAfterTheBuildBelongsToTheModuleAroundIt() async throws {
        let editor = try await Editor(Self.files)
        try await editor.open(
            "App/New.swift",
            """
            import Heirloom

            @Instantiable
            final class New: Instantiable {
                @Instantiated let none: Nothing
            }
            """
        )
        #expect(editor.shown.keys.sorted() == ["App/New.swift"])
        try await editor.open("App/Package.swift", "let package = Package()")
        try await editor.open("Elsewhere.swift", "struct Home {}")
        #expect(editor.shown.keys.sorted() == ["App/New.swift"])
    }

    @Test func aBuildDuringTheSessionIsNoticed() async throws {
        var files = Self.files
        files["App/App.swift"] = files["App/App.swift"]?.replacingOccurrences(
            of: "    @Instantiated let ticker: Ticker\n",
            with: ""
        )
        let editor = try await Editor(files, targets: [])
        #expect(editor.shown == [:])
        try editor.build("App")
        await editor.lookAgain()
        #expect(editor.shown == ["App/Home.swift": [Self.missing]])
    }

    @Test func aWorkspaceWithoutHeirloomIsToldWhatToDo() async throws {
        let editor = try await Editor(Self.files, targets: [])
        #expect(
            editor.notices.map(\.text) == [
                """
                {
                  "message" : "Heirloom found no target that its build plugin was applied to; build the package once, or \
                pass the folder of its builds with '--build-folder'",
                  "type" : 3
                }
                """
            ]
        )
        try await editor.open("App/App.swift")
        #expect(editor.shown == [:])
    }
}
