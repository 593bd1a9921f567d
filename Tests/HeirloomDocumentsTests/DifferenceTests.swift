import Foundation
import HeirloomDocuments
import Testing

/// The differences between two trees.
@Suite struct DifferenceTests {
    private static let old = """
        import Heirloom

        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let clock: Clock
            @Instantiated let home: Home
            @Instantiated let feed: Feed
        }

        @Instantiable final class Clock: Instantiable {}
        @Instantiable final class Feed: Instantiable {}
        @Instantiable final class Old: Instantiable {}
        @Instantiable final class Storage: Instantiable {}

        @Instantiable
        struct Home: Instantiable {
            @Instantiated let old: Old
            @Instantiated let storage: Storage
            @Received let clock: Clock
        }
        """
    private static let new = """
        import Heirloom

        // Something else stands here.
        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let clock: Clock
            @Instantiated let storage: Storage
            @Instantiated let home: Home
            @Instantiated let feed: () -> Feed
        }

        @Instantiable final class Clock: Instantiable { init() async {} }
        @Instantiable final class Feed: Instantiable {}
        @Instantiable final class New: Instantiable { @Received let clock: Clock }
        @Instantiable final class Storage: Instantiable {}

        @Instantiable
        struct Home: Instantiable {
            @Instantiated let new: New
            @Received let storage: Storage
            @Received(fulfilledByDependencyNamed: "storage", ofType: Storage.self) let clock: Storage
        }
        """

    private static func difference(from old: String, to new: String) throws -> GraphDifference {
        GraphDifference(
            from: try DocumentedTrees.document(of: "App", ["App": old]),
            to: try DocumentedTrees.document(of: "App", ["App": new])
        )
    }

    @Test func differencesShowAdditionsRemovalsAndMoves() throws {
        #expect(
            try DifferenceText.text(of: Self.difference(from: Self.old, to: Self.new)) == """
                Scopes: 1 added, 1 removed, 2 changed. Dependencies: 1 added, 1 removed, 1 moved, 1 made lazy, 1 changed.

                ~ App.App  now async  App.swift:5:8
                  ~ feed: () -> Feed = App.Feed  (built on demand), was feed: Feed  App.swift:9:23
                  > storage: Storage, moved from App.Home  App.swift:7:23

                ~ App.Clock  now async  App.swift:12:27

                  App.Home
                  ~ clock: Storage  (renamed from storage), was clock: Clock  (received)  App.swift:21:80
                  + new: New  App.swift:19:23
                  - old: Old

                + App.New  App.swift:14:27

                - App.Old

                """
        )
    }

    @Test func reversedDifferencesShowTheOpposite() throws {
        #expect(
            try DifferenceText.text(of: Self.difference(from: Self.new, to: Self.old)) == """
                Scopes: 1 added, 1 removed, 2 changed. Dependencies: 1 added, 1 removed, 1 moved, 1 made eager, 1 changed.

                ~ App.App  no longer async  App.swift:4:8
                  ~ feed: Feed, was feed: () -> Feed = App.Feed  (built on demand)  App.swift:7:23

                ~ App.Clock  no longer async  App.swift:10:27

                  App.Home
                  ~ clock: Clock  (received), was clock: Storage  (renamed from storage)  App.swift:19:19
                  - new: New
                  + old: Old  App.swift:17:23
                  > storage: Storage, moved from App.App  App.swift:18:23

                - App.New

                + App.Old  App.swift:12:27

                """
        )
    }

    @Test func differencesAreATableForAPullRequest() throws {
        #expect(
            try DifferenceText.markdown(of: Self.difference(from: Self.old, to: Self.new)) == """
                **Tree:** Scopes: 1 added, 1 removed, 2 changed. Dependencies: 1 added, 1 removed, 1 moved, 1 made lazy, 1 changed.

                | | Scope | Dependency | Was |
                | --- | --- | --- | --- |
                | changed | `App.App` | now async |  |
                | made lazy | `App.App` | `feed: () -> Feed = App.Feed  (built on demand)` | `feed: Feed` |
                | moved | `App.App` | `storage: Storage` | `App.Home` |
                | changed | `App.Clock` | now async |  |
                | changed | `App.Home` | `clock: Storage  (renamed from storage)` | `clock: Clock  (received)` |
                | added | `App.Home` | `new: New` |  |
                | removed | `App.Home` | `old: Old` |  |
                | added | `App.New` |  |  |
                | removed | `App.Old` |  |  |

                """
        )
    }

    @Test func movedSourcesAreNoDifference() throws {
        let moved = Self.old.replacingOccurrences(
            of: "import Heirloom\n",
            with: "// Comment\n\nimport Heirloom\n"
        )
        let difference = try Self.difference(from: Self.old, to: moved)
        #expect(difference.changes == [])
        #expect(DifferenceText.text(of: difference) == "The trees are the same.\n")
        #expect(DifferenceText.markdown(of: difference) == "**Tree:** The trees are the same.\n")
    }

    @Test func respelledTypesAreNoDifference() throws {
        let respelled = Self.old.replacingOccurrences(of: "let feed: Feed", with: "let feed: News")
        let difference = try Self.difference(from: Self.old, to: respelled + "\ntypealias News = Feed\n")
        #expect(respelled != Self.old)
        #expect(difference.changes == [])
    }

    @Test func kindsAndRootsAreCompared() throws {
        let changed =
            Self.old.replacingOccurrences(of: "struct Home", with: "final class Home")
            + "\n@Instantiable(isRoot: true) struct Tool: Instantiable {}\n"
        let changes = try Self.difference(from: Self.old, to: changed).changes
        #expect(changes.map(\.scope) == ["App.Home", "App.Tool"])
        #expect(changes.map(\.old) == ["a struct", nil])
        #expect(changes.map(\.new) == ["a class", "a root"])
    }
}
