import Foundation
import HeirloomBuild
import HeirloomCommands
import Testing

/// The edits, output, and exit status of `heirloom fix`.
@Suite struct FixCommandTests {
    private static let source = """
        import Heirloom

        @Instantiable
        final class Clock: Instantiable {}

        @Instantiable
        struct Alarm {
            @Received var clock: Clock
            @Received let bell: Bell
        }

        @Instantiable(isRoot: true)
        struct Home: Instantiable {
            @Instantiated let clok: Clock
            @Instantiated let alarm: Alarm
        }

        """

    @Test func fixItsAreAppliedUntilNoneIsLeft() async throws {
        let folder = try CommandFolder(["App.swift": Self.source])
        let outcome = await folder.run("fix", "--module", "App", "./App.swift")
        #expect(
            outcome
                == CommandOutcome(
                    status: .faults,
                    standardOutput: """
                        ./App.swift:7:8: fixed: add conformance to 'Instantiable' [missing-conformance]
                        ./App.swift:8:19: fixed: change 'var' to 'let' [mutable-dependency]
                        ./App.swift:8:19: fixed: receive 'clok' under this name [missing-dependency]
                        ./App.swift:9:19: error: 'Alarm' receives 'bell: Bell', but no type above it provides it \
                        (root 'Home') [missing-dependency]
                        ./App.swift:15:23: note: 'Home' builds 'Alarm' here
                        ./App.swift:9:19: note: to pass it, write '@Forwarded let bell: Bell' here, and build 'Alarm' \
                        with an 'Instantiator<Alarm>'
                        ./App.swift:13:8: note: to pass it to the root, add '@Forwarded let bell: Bell' to 'Home'
                        App: 3 fixed, 1 error left

                        """
                )
        )
        #expect(
            try folder.text(of: "App.swift")
                == Self.source
                .replacingOccurrences(of: "struct Alarm {", with: "struct Alarm: Instantiable {")
                .replacingOccurrences(
                    of: "@Received var clock",
                    with: "@Received(fulfilledByDependencyNamed: \"clok\", ofType: Clock.self) let clock"
                )
        )
    }

    @Test func eachFixItMayRevealTheNextMistake() async throws {
        let count = 15
        let types = (0..<count).map { number in
            let received = number == 0 ? "" : " @Received let s\(number - 1): S\(number - 1) "
            return """
                @Instantiable final class T\(number): Instantiable { @Received let s\(number): S\(number) }
                @Instantiable final class S\(number): Instantiable {\(received)}

                """
        }
        let root = (0..<count).map { "    @Instantiated let t\($0): T\($0)\n" }.joined()
        let head = "import Heirloom\n@Instantiable(isRoot: true) struct Main: Instantiable {\n"
        let folder = try CommandFolder(["App.swift": head + root + "}\n" + types.joined()])
        let outcome = await folder.run("fix", "--module", "App", "./App.swift")
        #expect(outcome.status == .success)
        #expect(outcome.standardOutput.hasSuffix("App: \(count) fixed, 0 errors left\n"))
    }

    @Test func aDryRunWritesNothing() async throws {
        let folder = try CommandFolder(["App.swift": Self.source])
        let before = try folder.identity(of: "App.swift")
        let outcome = await folder.run("fix", "--module", "App", "--dry-run", "./App.swift")
        #expect(
            outcome.standardOutput.contains(
                """
                ./App.swift:8:19: would fix: change 'var' to 'let' [mutable-dependency]
                ./App.swift:8:15: note: replace 'var' with 'let'

                """
            )
        )
        #expect(outcome.standardOutput.hasSuffix("App: 2 to fix, 0 errors left\n"))
        #expect(try folder.identity(of: "App.swift") == before)
    }

    @Test func onlyTheChosenIDIsFixed() async throws {
        let folder = try CommandFolder(["App.swift": Self.source])
        let outcome = await folder.run(
            "fix",
            "--module",
            "App",
            "--id",
            "mutable-dependency",
            "./App.swift"
        )
        #expect(outcome.status == .faults)
        #expect(
            try folder.text(of: "App.swift")
                == Self.source.replacingOccurrences(of: "var clock", with: "let clock")
        )
        let unknown = await folder.run("fix", "--module", "App", "--id", "mutable", "./App.swift")
        #expect(unknown.standardError == "error: '--id mutable': unknown id\n")
    }

    /// The change may be right, but another one would compile as well.
    @Test(
        arguments: [
            // Two values of a type may differ in what they mean.
            """
            @Instantiable struct Client: Instantiable { @Received let password: String }
            @Instantiable(isRoot: true) struct App: Instantiable {
                @Forwarded let userName: String
                @Instantiated let client: Client
            }
            """,
            // The provider may have been deleted.
            """
            @Instantiable struct Client: Instantiable { @Received let appURL: String }
            @Instantiable(isRoot: true) struct App: Instantiable {
                @Forwarded let apiURL: String
                @Instantiated let client: Client
            }
            """,
            // A test double should not become part of the app.
            """
            protocol Log {}
            @Instantiable struct MockLog: Instantiable, Log {}
            @Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let log: any Log }
            """,
            // There would be a second object.
            """
            @Instantiable final class Settings: Instantiable {
                static let shared = Settings()
                private init() {}
            }
            """,
            // Names that differ in a number mean different things.
            """
            protocol Store {}
            @Instantiable(fulfillingAdditionalTypes: [Store.self]) struct StoreV1: Instantiable, Store {}
            @Instantiable(isRoot: true) struct App: Instantiable {
                @Instantiated(fulfilledByType: "StoreV2") let store: any Store
            }
            """,
            // `CardPayment` may have to be written.
            """
            protocol Payment {}
            @Instantiable(fulfillingAdditionalTypes: [Payment.self]) struct FakePayment: Instantiable, Payment {}
            @Instantiable(isRoot: true) struct App: Instantiable {
                @Instantiated(fulfilledByType: "CardPayment") let payment: any Payment
            }
            """,
            // `Live` cannot be edited, but may be the one that was meant.
            """
            protocol Client {}
            @Instantiable(fulfillingAdditionalTypes: []) struct Live: Instantiable, Client {}
            @Instantiable struct Fake: Instantiable, Client {}
            @Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let client: any Client }
            """,
            // The store's database should be shared.
            """
            @Instantiable final class Database: Instantiable, Sendable { init() async {} }
            @Instantiable struct Store: Instantiable { @Instantiated(concurrently: true) let database: Database }
            @Instantiable struct Sync: Instantiable { @Received let database: Database }
            @Instantiable(isRoot: true) struct App: Instantiable {
                @Instantiated let store: Store
                @Instantiated let sync: Sync
            }
            """,
            // The property may be meant as one of the type.
            """
            @Instantiable struct Store: Instantiable {}
            @Instantiable struct Page: Instantiable { @Received static let store: Store }
            """,
            // The property should take the value.
            """
            @Instantiable struct Store: Instantiable {}
            @Instantiable struct Page: Instantiable { @Received let store = Store() }
            """,
            // The type uses its store as one that is always there.
            """
            @Instantiable struct Store: Instantiable { let size = 1 }
            @Instantiable struct Page: Instantiable {
                @Received let store: Store?
                var size: Int { store.size }
            }
            @Instantiable(isRoot: true) struct App: Instantiable {
                @Instantiated let store: Store
                @Instantiated let page: Page
            }
            """,
            // The property may be wrong instead of the initializer.
            """
            @Instantiable struct Store: Instantiable {}
            @Instantiable struct Page: Instantiable {
                @Received let store: Store?
                init(store: Store) { self.store = store }
            }
            """,
            // The forwarded type may be misspelled instead of the function's.
            """
            struct User {}
            @Instantiable struct Page: Instantiable { @Forwarded let user: Usr }
            @Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let make: (_ user: User) -> Page }
            """,
            // The user may have to be forwarded.
            """
            struct User {}
            @Instantiable struct Page: Instantiable { @Instantiated let user: User }
            @Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let make: (_ user: User) -> Page }
            """,
            // The function is right under `DEBUG`.
            """
            @Instantiable struct List: Instantiable {
                #if DEBUG
                @Forwarded let title: String
                #endif
            }
            @Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let make: (_ title: String) -> List }
            """,
            // The store is local for a reason.
            """
            @Instantiable final class Store: Instantiable {}
            @Instantiable struct Page: Instantiable { @Received let store: Store }
            @Instantiable struct Screen: Instantiable { @Instantiated let page: Page }
            @Instantiable(isRoot: true) struct App: Instantiable {
                @Instantiated(isLocal: true) let store: Store
                @Instantiated let screen: Screen
            }
            """,
            // Either end of a cycle could build the other one later.
            """
            @Instantiable final class Editor: Instantiable { @Instantiated let preview: Preview }
            @Instantiable final class Preview: Instantiable { @Instantiated let editor: Editor }
            @Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let editor: Editor }
            """,
            // An element may have been forgotten.
            """
            protocol Rule {}
            @Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let rules: [any Rule] }
            """,
            // The title may have to be received.
            """
            @Instantiable struct Row: Instantiable { @Forwarded let title: String }
            @Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let row: Row }
            """,
            // The type may not be for Heirloom's attributes, or lack one.
            """
            @Instantiated struct Row<Item> { let item: Item }
            """,
        ]
    )
    func guessesAreLeftToAPerson(source: String) async throws {
        let folder = try CommandFolder(["App.swift": "import Heirloom\n" + source])
        let outcome = await folder.run("fix", "--module", "App", "./App.swift")
        #expect(outcome.standardOutput.contains("./App.swift:"))
        #expect(outcome.standardOutput.hasSuffix("App: 0 fixed, 1 error left\n"))
    }

    /// They are neither fixed nor counted, because they may be what was meant.
    @Test func warningsAboutWhatIsBuiltAreLeft() async throws {
        let source = """
            import Heirloom
            protocol Rule {}
            @Instantiable(fulfillingAdditionalTypes: [Rule.self]) struct Size: Instantiable, Rule {}
            @Instantiable struct Draft: Instantiable, Rule {}
            @Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let rules: [any Rule] }

            """
        let folder = try CommandFolder(["App.swift": source])
        let outcome = await folder.run("fix", "--module", "App", "./App.swift")
        #expect(outcome.status == .success)
        #expect(outcome.standardOutput.hasPrefix("./App.swift:4:22: warning: 'rules' does not collect"))
        #expect(outcome.standardOutput.hasSuffix("App: 0 fixed, 0 errors left\n"))
        #expect(try folder.text(of: "App.swift") == source)
    }

    @Test func filesThatDoNotParseAreNotEdited() async throws {
        let source = """
            import Heirloom
            @Instantiable struct Page {
                @Received let store Store
            }

            """
        let folder = try CommandFolder(["App.swift": source])
        let outcome = await folder.run("fix", "--module", "App", "./App.swift")
        #expect(outcome.standardOutput.contains("0 fixed"))
        #expect(try folder.text(of: "App.swift") == source)
    }

    @Test func commentsStayWhereTheyAreAndLinesEndAlike() async throws {
        let source = """
            import Heirloom
            @Instantiable(isRoot: true)
            struct App: Instantiable {  // Small.
                @Instantiated let page: Page
            }
            @Instantiable struct Page: Instantiable { @Received let store: Store }
            @Instantiable struct Store: Instantiable {}

            """
            .replacing("\n", with: "\r\n")
        let folder = try CommandFolder(["App.swift": source])
        _ = await folder.run("fix", "--module", "App", "./App.swift")
        let fixed = source.replacing("Small.", with: "Small.\r\n    @Instantiated let store: Store")
        #expect(try folder.text(of: "App.swift") == fixed)
    }

    @Test func draftsAreNotApplied() async throws {
        let source = """
            import Heirloom

            @Instantiable(isRoot: true)
            final class Home: Instantiable {
                var name: String
            }

            """
        let folder = try CommandFolder(["App.swift": source])
        let outcome = await folder.run("fix", "--module", "App", "./App.swift")
        #expect(outcome.standardOutput.contains("fatalError"))
        #expect(outcome.standardOutput.hasSuffix("App: 0 fixed, 1 error left\n"))
        #expect(try folder.text(of: "App.swift") == source)
    }

    @Test func filesOfOtherPackagesAreNotEdited() async throws {
        let below = "import Heirloom\n@Instantiable public struct Clock { public init() {} }\n"
        let folder = try CommandFolder([
            "Clock.swift": below,
            "App.swift": """
            import Heirloom
            import Time
            @Instantiable(isRoot: true) struct Home: Instantiable { @Instantiated let clock: Clock }
            """,
        ])
        try folder.write(folder.path("Clock.swift"), to: "Time.list")
        let arguments = ["fix", "--module", "App", "--module-sources", "Time=./Time.list", "./App.swift"]
        let packages = ["--module-package", "App=app", "--module-package", "Time=time"]
        let other = await folder.run(arguments + packages)
        #expect(other.standardOutput.hasSuffix("App: 0 fixed, 1 error left\n"))
        #expect(try folder.text(of: "Clock.swift") == below)
        let own = await folder.run(arguments)
        #expect(own.standardOutput.hasSuffix("App: 1 fixed, 0 errors left\n"))
        #expect(
            try folder.text(of: "Clock.swift")
                == below.replacingOccurrences(of: "struct Clock {", with: "struct Clock: Instantiable {")
        )
    }

    @Test func linksArePreserved() async throws {
        let folder = try CommandFolder(["Real.swift": Self.source])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("App.swift"),
            withDestinationPath: "Real.swift"
        )
        _ = await folder.run("fix", "--module", "App", "./App.swift")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("App.swift"))
                == "Real.swift"
        )
        #expect(try folder.text(of: "Real.swift").contains("struct Alarm: Instantiable {"))
    }
}
