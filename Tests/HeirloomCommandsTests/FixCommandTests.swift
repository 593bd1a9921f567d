import Foundation
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
            @Instantiated let timer: Clock
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
                        ./App.swift:8:19: fixed: receive 'timer' under this name [missing-dependency]
                        ./App.swift:9:19: error: 'Alarm' receives 'bell: Bell', but no type above it provides it \
                        (root 'Home') [missing-dependency]
                        ./App.swift:15:23: note: 'Home' builds 'Alarm' here
                        ./App.swift:9:19: note: to pass it, write '@Forwarded let bell: Bell' here, and build 'Alarm' \
                        with an 'Instantiator<Alarm>'
                        3 fixed, 1 left

                        """
                )
        )
        #expect(
            try folder.text(of: "App.swift")
                == Self.source
                .replacingOccurrences(of: "struct Alarm {", with: "struct Alarm: Instantiable {")
                .replacingOccurrences(
                    of: "@Received var clock",
                    with: "@Received(fulfilledByDependencyNamed: \"timer\", ofType: Clock.self) let clock"
                )
        )
    }

    @Test func aDryRunWritesNothing() async throws {
        let folder = try CommandFolder(["App.swift": Self.source])
        let before = try folder.identity(of: "App.swift")
        let outcome = await folder.run("fix", "--module", "App", "--dry-run", "./App.swift")
        #expect(outcome.standardOutput.contains("./App.swift:8:19: would fix: change 'var' to 'let'"))
        #expect(outcome.standardOutput.hasSuffix("2 to fix, 0 left\n"))
        #expect(try folder.identity(of: "App.swift") == before)
    }

    @Test func onlyTheChosenIDIsFixed() async throws {
        let folder = try CommandFolder(["App.swift": Self.source])
        let outcome = await folder.run("fix", "--module", "App", "--id", "mutable-dependency", "./App.swift")
        #expect(outcome.status == .faults)
        #expect(
            try folder.text(of: "App.swift")
                == Self.source.replacingOccurrences(of: "@Received var", with: "@Received let")
        )
        let unknown = await folder.run("fix", "--module", "App", "--id", "mutable", "./App.swift")
        #expect(unknown.standardError == "error: '--id mutable': unknown id\n")
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
        #expect(outcome.standardOutput.hasSuffix("0 fixed, 1 left\n"))
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
        #expect(other.standardOutput.hasSuffix("0 fixed, 1 left\n"))
        #expect(try folder.text(of: "Clock.swift") == below)
        let own = await folder.run(arguments)
        #expect(own.standardOutput.hasSuffix("1 fixed, 0 left\n"))
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
