import Foundation
import Testing

@testable import HeirloomDocuments

/// The commands that explain why a type is built and who receives it.
@Suite struct QuestionTests {
    @Test func whyShowsThePathToEachDependencyThatBuildsAType() throws {
        #expect(
            try WhyText.text(of: DocumentedTrees.notes(), for: "NoteStorage") == """
                NoteStorage  Notes.swift:29:8

                NotesApp
                └─ loggedInViewBuilder: Instantiator<LoggedInView>  (built on demand)  Notes.swift:10:23
                   └─ noteStorage: NoteStorage  Notes.swift:22:23

                """
        )
    }

    @Test func whyExplainsEffects() throws {
        #expect(
            try WhyText.text(of: DocumentedTrees.station(), for: "Station") == """
                Station  Station.swift:9:8
                It is a root.

                It is async because Archive is  Station.swift:27:7
                └─ archive: Archive  (concurrently, async throws(Outage))  Station.swift:11:43
                It is async because Feed is  Station.swift:38:13
                └─ feed: Feed  (concurrently, async)  Station.swift:12:43
                It throws because Archive does  Station.swift:27:7
                └─ archive: Archive  (concurrently, async throws(Outage))  Station.swift:11:43
                It throws because Disk does  Station.swift:33:13
                └─ archive: Archive  (concurrently, async throws(Outage))  Station.swift:11:43
                   └─ disk: Disk  (throws(Outage))  Station.swift:28:23

                """
        )
        let closure = """
            import Heirloom

            @Instantiable(isRoot: true)
            struct Harbor: Instantiable {
                @Instantiated({ () async in 3 }) let depth: Int

                init(depth: Int) async throws { self.depth = depth }
            }
            """
        #expect(
            try WhyText.text(of: DocumentedTrees.document(of: "Harbor", ["Harbor": closure]), for: "Harbor")
                == """
                Harbor  Harbor.swift:4:8
                It is a root.

                It is async itself.
                It is async because the closure of Harbor.depth is  Harbor.swift:5:42
                └─ depth: Int  (by a closure, async)  Harbor.swift:5:42
                It throws itself.

                """
        )
    }

    @Test func whyShowsTheOriginOfTypesThatAreNotInstantiable() throws {
        #expect(
            try WhyText.text(of: DocumentedTrees.notes(), for: "User") == """
                Notes.User

                NotesApp
                └─ loggedInViewBuilder: Instantiator<LoggedInView>  (built on demand)  Notes.swift:10:23
                   └─ user: User  (forwarded)  Notes.swift:20:20

                """
        )
    }

    @Test func whyReportsThatNoRootBuildsAType() throws {
        #expect(
            try WhyText.text(of: DocumentedTrees.notes(), for: "Unused") == """
                Unused  Notes.swift:41:13
                No root of this tree builds it.

                """
        )
    }

    @Test func usesFollowsRenamedValues() throws {
        #expect(
            try UsesText.text(of: DocumentedTrees.notes(), for: "Notes.NoteStorage") == """
                NoteStorage  Notes.swift:29:8

                LoggedInView.noteStorage: NoteStorage  Notes.swift:22:23
                ├─ LoggedInView.drafts: NoteStorage  (renamed from noteStorage)  Notes.swift:24:9
                └─ Editor.drafts: NoteStorage  (received)  Notes.swift:37:19

                """
        )
    }

    @Test func usesFollowsForwardedValues() throws {
        #expect(
            try UsesText.text(of: DocumentedTrees.notes(), for: "User") == """
                Notes.User

                LoggedInView.user: User  (forwarded)  Notes.swift:20:20
                ├─ NoteStorage.user: User  (received)  Notes.swift:30:19
                └─ Editor.user: User?  (received if available)  Notes.swift:36:42

                """
        )
    }

    /// The nearest provider wins, and a decorator receives the value from above.
    @Test func usesDistinguishesTheProvidersOfAType() throws {
        #expect(
            try UsesText.text(of: DocumentedTrees.station(), for: "Log") == """
                Station.Log

                Desk.log: any Log = LoudLog  Station.swift:65:51
                └─ Paper.log: any Log  (received)  Station.swift:76:19

                Station.log: any Log = ConsoleLog  Station.swift:10:54
                ├─ HeatProbe.log: any Log  (received)  Station.swift:49:19
                └─ LoudLog.log: any Log  (received)  Station.swift:71:19

                """
        )
    }

    /// An optional dependency may be fulfilled by an optional property; a nonoptional one takes precedence.
    @Test func usesFollowsOptionals() throws {
        #expect(
            try UsesText.text(of: DocumentedTrees.optionals(), for: "App.User") == """
                App.User

                App.user: User?  (forwarded)  App.swift:7:20
                └─ Row.user: User?  (received if available)  App.swift:20:42

                Session.user: User  (forwarded)  App.swift:14:20
                └─ Row.user: User?  (received if available)  App.swift:20:42

                """
        )
    }

    @Test func typesAreFoundByTheEndOfTheirName() throws {
        let document = GraphDocument(
            modules: ["App"],
            roots: [],
            scopes: [
                "App.Home", "App.Home.Row", "App.Cache<Array<App.User>>", "App.Cache<App.Post>", "Other.Home",
            ].map { name in
                GraphDocument.Scope(
                    name: name,
                    type: name.replacingOccurrences(of: "App.", with: "").replacingOccurrences(
                        of: "Other.",
                        with: ""
                    ),
                    module: "App",
                    kind: .class,
                    place: GraphDocument.Place(path: "App.swift", line: 1, column: 1)
                )
            }
        )
        #expect(try document.names(matching: "Home") == ["App.Home", "Other.Home"])
        #expect(try document.names(matching: "App.Home") == ["App.Home"])
        #expect(try document.names(matching: "Row") == ["App.Home.Row"])
        #expect(try document.names(matching: "Home.Row") == ["App.Home.Row"])
        #expect(
            try document.names(matching: "Cache") == ["App.Cache<Array<App.User>>", "App.Cache<App.Post>"]
        )
        #expect(try document.names(matching: "Cache<Post>") == ["App.Cache<App.Post>"])
        #expect(try document.names(matching: "App.Cache<App.Post>") == ["App.Cache<App.Post>"])
        #expect(suggestions(for: "ome", in: document) == ["App.Home", "Other.Home"])
        #expect(suggestions(for: "Harbour", in: document) == [])
    }

    @Test func protocolsOfCollectionsAndFunctionsAreFound() throws {
        let document = try DocumentedTrees.document(
            of: "App",
            [
                "App": """
                import Heirloom
                protocol Plugin {}
                @Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: "a\\n\\u{202E}")
                struct Archive: Instantiable, Plugin {}
                @Instantiable(isRoot: true)
                struct App: Instantiable {
                    @Instantiated let plugins: [String: any Plugin]
                    @Instantiated let makePlugin: () -> any Plugin
                    @Instantiated let desk: Desk
                }
                // It provides nothing.
                @Instantiable
                struct Desk: Instantiable { @Received let makePlugin: () -> any Plugin }
                """
            ]
        )
        let reported = """
            App.Plugin

            App
            └─ plugins: [String: any Plugin]  App.swift:7:23

            App
            └─ makePlugin: () -> any Plugin = Archive  (built on demand)  App.swift:8:23

            """
        for name in ["Plugin", "any Plugin", "(any App.Plugin)?"] {
            #expect(try WhyText.text(of: document, for: name) == reported)
        }
        #expect(try document.names(matching: "any Plugin") == ["App.Archive"])
        #expect(
            TreeText.text(of: document) == """
                App
                ├─ plugins: [String: any Plugin]
                │  └─ "a\\n\\u{202e}": Archive
                ├─ makePlugin: () -> any Plugin = Archive  (built on demand)
                └─ desk: Desk
                   └─ makePlugin: () -> any Plugin  (received)

                """
        )
    }

    @Test func typesOfTheSameNameAreDistinguished() throws {
        let document = try DocumentedTrees.document(
            of: "Main",
            [
                "Lib": """
                import Heirloom
                @Instantiable public struct Clock: Instantiable { public init() {} }
                """,
                "Main": """
                import Heirloom
                import Lib
                @Instantiable struct Clock: Instantiable {}
                @Instantiable(isRoot: true)
                struct App: Instantiable {
                    @Instantiated let own: Main.Clock
                    @Instantiated let other: Lib.Clock?
                }
                """,
            ]
        )
        #expect(
            TreeText.text(of: document) == """
                App
                ├─ own: Main.Clock
                └─ other: Lib.Clock?

                """
        )
    }

    @Test func whyNamesTheElementOfACollection() throws {
        let document = try DocumentedTrees.document(
            of: "App",
            [
                "App": """
                import Heirloom
                protocol Plugin {}
                @Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: "export")
                struct Export: Instantiable, Plugin { @Instantiated let format: Format }
                @Instantiable struct Format: Instantiable {}
                @Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let plugins: [String: any Plugin] }
                """
            ]
        )
        #expect(
            try WhyText.text(of: document, for: "Format") == """
                Format  App.swift:5:22

                Root
                └─ plugins: [String: any Plugin]  App.swift:6:75
                   └─ "export": Export
                      └─ format: Format  App.swift:4:57

                """
        )
        #expect(
            try WhyText.text(of: document, for: "Export") == """
                Export  App.swift:4:8

                Root
                └─ plugins: [String: any Plugin]  App.swift:6:75
                   └─ "export": Export

                """
        )
    }

    @Test func namesAreFoundWithAndWithoutBackticks() throws {
        let document = try DocumentedTrees.document(
            of: "App",
            [
                "App": """
                import Heirloom
                @Instantiable struct `default`: Instantiable {}
                @Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let settings: `default` }
                """
            ]
        )
        for name in ["default", "`default`", "App.default", "App.`default`"] {
            #expect(try document.names(matching: name) == ["App.`default`"], "\(name)")
        }
        #expect(suggestions(for: "defualt", in: document) == ["App.`default`"])
    }

    /// The suggestions for an unknown name, or `nil` for a known one.
    private func suggestions(for name: String, in document: GraphDocument) -> [String]? {
        do throws(NoSuchType) {
            _ = try document.names(matching: name)
            return nil
        } catch {
            return error.suggestions
        }
    }
}
