import HeirloomDiagnosis
import HeirloomDocuments
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel
import Testing

/// Trees that several tests use.
enum DocumentedTrees {
    /// An app with storage from a module below, and a view that is built after a user logs in.
    static func notes() throws -> GraphDocument {
        try document(
            of: "Notes",
            [
                "Storage": """
                import Foundation
                import Heirloom

                public protocol StringStorage {}

                @Instantiable(fulfillingAdditionalTypes: [StringStorage.self])
                extension UserDefaults: Instantiable, StringStorage {
                    public static func instantiate() -> UserDefaults { .standard }
                }
                """,
                "Notes": """
                import Heirloom
                import Storage

                struct User {}

                @Instantiable(isRoot: true)
                struct NotesApp: Instantiable {
                    @Instantiated(fulfilledByType: "UserDefaults") let stringStorage: any StringStorage
                    @Instantiated let userService: UserService
                    @Instantiated let loggedInViewBuilder: Instantiator<LoggedInView>
                }

                @Instantiable
                final class UserService: Instantiable {
                    @Received let stringStorage: any StringStorage
                }

                @Instantiable
                struct LoggedInView: Instantiable {
                    @Forwarded let user: User
                    @Received let userService: UserService
                    @Instantiated let noteStorage: NoteStorage
                    @Received(fulfilledByDependencyNamed: "noteStorage", ofType: NoteStorage.self)
                    let drafts: NoteStorage
                    @Instantiated let editor: Editor
                }

                @Instantiable
                struct NoteStorage: Instantiable {
                    @Received let user: User
                    @Received let stringStorage: any StringStorage
                }

                @Instantiable
                struct Editor: Instantiable {
                    @Received(onlyIfAvailable: true) let user: User?
                    @Received let drafts: NoteStorage
                }

                @Instantiable
                final class Unused: Instantiable {}
                """,
            ]
        )
    }

    /// A tree with effects, concurrency, local values, collections, closures, lifetimes, and decorators.
    static func station() throws -> GraphDocument {
        try document(
            of: "Station",
            [
                "Station": """
                import Heirloom

                enum Outage: Error { case total }

                protocol Log: Sendable {}
                protocol Probe {}

                @Instantiable(isRoot: true)
                struct Station: Instantiable {
                    @Instantiated(fulfilledByType: "ConsoleLog") let log: any Log
                    @Instantiated(concurrently: true) let archive: Archive
                    @Instantiated(concurrently: true) let feed: Feed
                    @Instantiated(isLocal: true) let secret: Secret
                    @Instantiated let probes: [any Probe]
                    @Instantiated let probesByName: [String: any Probe]
                    @Instantiated({ (secret: Secret) in secret.text }) let banner: String
                    @Instantiated(lifetime: .lazy) let report: () -> Report
                    @Instantiated(lifetime: .weak) let map: () -> Map
                    @Instantiated let desk: Desk
                    @Instantiated(onlyIfAvailable: true) let radio: Radio?
                }

                @Instantiable(fulfillingAdditionalTypes: [(any Log).self])
                final class ConsoleLog: Instantiable, Log {}

                @Instantiable
                actor Archive: Instantiable {
                    @Instantiated let disk: Disk
                    init(disk: Disk) async throws(Outage) { self.disk = disk }
                }

                @Instantiable
                final class Disk: Instantiable, Sendable {
                    init() throws(Outage) {}
                }

                @Instantiable
                final class Feed: Instantiable, Sendable {
                    init() async {}
                }

                @Instantiable
                final class Secret: Instantiable {
                    let text = "?"
                }

                @Instantiable(fulfillingAdditionalTypes: [(any Probe).self], key: "heat")
                final class HeatProbe: Instantiable, Probe {
                    @Received let log: any Log
                }

                @Instantiable(fulfillingAdditionalTypes: [(any Probe).self], key: "wind")
                final class WindProbe: Instantiable, Probe {}

                @Instantiable
                final class Report: Instantiable {}

                @Instantiable
                final class Map: Instantiable {}

                @MainActor protocol Radio {}

                @Instantiable
                final class Desk: Instantiable {
                    @Instantiated(fulfilledByType: "LoudLog") let log: any Log
                    @Instantiated let paper: Paper
                }

                @Instantiable
                final class LoudLog: Instantiable, Log {
                    @Received let log: any Log
                }

                @Instantiable
                final class Paper: Instantiable {
                    @Received let log: any Log
                }
                """
            ]
        )
    }

    /// A tree with optional dependencies, provided by optional and by other properties.
    static func optionals() throws -> GraphDocument {
        try document(
            of: "App",
            [
                "App": """
                import Heirloom

                struct User {}

                @Instantiable(isRoot: true)
                struct App: Instantiable {
                    @Forwarded let user: User?
                    @Instantiated let row: Row
                    @Instantiated let session: (_ user: User) -> Session
                }

                @Instantiable
                struct Session: Instantiable {
                    @Forwarded let user: User
                    @Instantiated let row: Row
                }

                @Instantiable
                struct Row: Instantiable {
                    @Received(onlyIfAvailable: true) let user: User?
                }
                """
            ]
        )
    }

    /// A tree of two modules, in which the one below hides a part. Seen from the module below, it has no root.
    static func hiding(seenFrom module: String) throws -> GraphDocument {
        let kit = """
            import Heirloom

            @Instantiable
            public final class Engine: Instantiable {
                @Forwarded private let name: String
                @Instantiated private let cylinder: Cylinder

                init(name: String, cylinder: Cylinder) { print(name, cylinder) }
            }

            @Instantiable
            struct Cylinder: Instantiable {}
            """
        let app = """
            import Heirloom
            import Kit

            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let engine: (_ name: String) -> Engine
            }
            """
        let sources = module == "Kit" ? ["Kit": kit] : ["App": app, "Kit": kit]
        return try document(of: module, sources, views: ["Kit": []])
    }

    /// Returns the document of a module. The sources are given by the names of its module and the modules below.
    static func document(
        of name: String,
        _ sources: [String: String],
        views: [String: Set<String>] = [:]
    ) throws -> GraphDocument {
        let modules = sources.sorted { $0.key < $1.key }.map { name, text in
            let file = FileSummarizer.summary(ofFileAt: name + ".swift", source: Array(text.utf8))
            #expect(file.diagnostics == [])
            return ModuleSummary(name: name, files: [file])
        }
        var input = GraphInput(module: name, modules: modules)
        input.moduleViews = views
        let outcome = GraphResolver.resolve(input)
        #expect(outcome.diagnostics == [])
        return GraphDocument(try #require(outcome.conditionalGraph).first)
    }
}
