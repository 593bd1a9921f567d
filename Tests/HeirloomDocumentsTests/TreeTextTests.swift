import HeirloomDocuments
import Testing

/// The tree as plain text.
@Suite struct TreeTextTests {
    @Test func treesShowBuiltTypesAndTheOriginOfOtherValues() throws {
        #expect(
            try TreeText.text(of: DocumentedTrees.notes()) == """
                NotesApp
                ├─ stringStorage: any StringStorage = UserDefaults
                ├─ userService: UserService
                │  └─ stringStorage: any StringStorage  (received)
                └─ loggedInViewBuilder: Instantiator<LoggedInView>  (built on demand)
                   ├─ user: User  (forwarded)
                   ├─ userService: UserService  (received)
                   ├─ noteStorage: NoteStorage
                   │  ├─ user: User  (received)
                   │  └─ stringStorage: any StringStorage  (received)
                   ├─ drafts: NoteStorage  (renamed from noteStorage)
                   └─ editor: Editor
                      ├─ user: User?  (received if available)
                      └─ drafts: NoteStorage  (received)

                """
        )
    }

    @Test func treesShowEffectsLifetimesCollectionsClosuresAndDecorators() throws {
        #expect(
            try TreeText.text(of: DocumentedTrees.station()) == """
                Station  (async throws)
                ├─ log: any Log = ConsoleLog
                ├─ archive: Archive  (concurrently, async throws(Outage))
                │  └─ disk: Disk  (throws(Outage))
                ├─ feed: Feed  (concurrently, async)
                ├─ secret: Secret  (local)
                ├─ probes: [any Probe]
                │  ├─ HeatProbe
                │  │  └─ log: any Log  (received)
                │  └─ WindProbe
                ├─ probesByName: [String: any Probe]
                │  ├─ "heat": HeatProbe  (see above)
                │  └─ "wind": WindProbe
                ├─ banner: String  (by a closure)
                │  └─ secret: Secret  (received)
                ├─ report: () -> Report = Report  (built on first demand)
                ├─ map: () -> Map = Map  (built on demand, kept while it is held)
                ├─ desk: Desk
                │  ├─ log: any Log = LoudLog  (decorates the one above)
                │  │  └─ log: any Log  (received)
                │  └─ paper: Paper
                │     └─ log: any Log  (received)
                └─ radio: Radio?  (not available)

                """
        )
    }

    @Test func treesShowWhichModuleBuildsATypeThatHidesItsParts() throws {
        #expect(
            try TreeText.text(of: DocumentedTrees.hiding(seenFrom: "App")) == """
                App
                └─ engine: (_ name: String) -> Engine = Engine  (built on demand, built in Kit)
                   ├─ name: String  (forwarded)
                   └─ cylinder: Cylinder

                """
        )
    }

    @Test func treesEndAtTheirDepth() throws {
        #expect(
            try TreeText.text(of: DocumentedTrees.notes(), depth: 1) == """
                NotesApp
                ├─ stringStorage: any StringStorage = UserDefaults
                ├─ userService: UserService  (1 below)
                └─ loggedInViewBuilder: Instantiator<LoggedInView>  (built on demand, 5 below)

                """
        )
        #expect(try TreeText.text(of: DocumentedTrees.notes(), depth: 0) == "NotesApp  (3 below)\n")
    }

    /// A type first met below the maximum depth is expanded where it occurs again further up.
    @Test func typesBelowTheDepthAreExpandedFurtherUp() throws {
        let document = try DocumentedTrees.document(
            of: "App",
            [
                "App": """
                import Heirloom

                @Instantiable(isRoot: true)
                struct App: Instantiable {
                    @Instantiated let first: First
                    @Instantiated let shared: Shared
                }

                @Instantiable
                struct First: Instantiable {
                    @Instantiated let shared: Shared
                }

                @Instantiable
                struct Shared: Instantiable {
                    @Instantiated let last: Last
                }

                @Instantiable
                struct Last: Instantiable {}
                """
            ]
        )
        #expect(
            TreeText.text(of: document, depth: 2) == """
                App
                ├─ first: First
                │  └─ shared: Shared  (1 below)
                └─ shared: Shared
                   └─ last: Last

                """
        )
        #expect(
            TreeText.text(of: document) == """
                App
                ├─ first: First
                │  └─ shared: Shared
                │     └─ last: Last
                └─ shared: Shared  (see above)

                """
        )
    }

    /// Without roots, the types that nothing builds are at the top.
    @Test func treesWithoutRootsStartAtUnbuiltTypes() throws {
        let document = try DocumentedTrees.document(
            of: "Feature",
            [
                "Feature": """
                import Heirloom

                @Instantiable
                public struct Screen: Instantiable {
                    @Received public let clock: Int
                    @Instantiated public let row: Row
                    public init(clock: Int, row: Row) { self.clock = clock; self.row = row }
                }

                @Instantiable
                public struct Row: Instantiable {
                    @Received public let clock: Int
                    public init(clock: Int) { self.clock = clock }
                }
                """
            ]
        )
        #expect(
            TreeText.text(of: document) == """
                Screen
                ├─ clock: Int  (received)
                └─ row: Row
                   └─ clock: Int  (received)

                """
        )
    }

    @Test func terminalsDistinguishTheParts() throws {
        let text = try TreeText.text(of: DocumentedTrees.notes().below(["Notes.UserService"])) { text, part in
            "[\(part) \(text)]"
        }
        #expect(
            text == """
                [top UserService]
                [line └─ ][label stringStorage]: [type any StringStorage]  [remark (received)]

                """
        )
    }
}
