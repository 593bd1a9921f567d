import HeirloomBuild
import HeirloomCommands
import HeirloomTestSupport
import Testing

/// `graph` and `why` for trees that depend on conditions.
@Suite struct GraphUnderConditionsTests {
    private static let home = """
        @Instantiable(isRoot: true)
        struct Home: Instantiable {
            @Instantiated let clock: Clock
        }

        @Instantiable
        final class Clock: Instantiable {}

        """

    private static func output(_ arguments: String..., of source: String) async throws -> CommandOutcome {
        let folder = try CommandFolder(["App.swift": "import Heirloom\n\n" + source])
        return await folder.run(arguments + ["--module", "App", "./App.swift"])
    }

    @Test(arguments: [
        "#if !os(watchOS)", "#if os(iOS)\n#else", "#if os(iOS)\n#elseif os(tvOS)\n#else", "#if os(iOS)",
        "#if !canImport(UIKit)", "#if !arch(wasm32)", "#if !targetEnvironment(simulator)", "#if !FLAG",
        "#if FLAG", "#if DEBUG", "#if !DEBUG",
    ])
    func treesUnderOneConditionAreShown(condition: String) async throws {
        let source = condition + "\n" + Self.home + "#endif\n"
        #expect(
            try await Self.output("graph", of: source)
                == CommandOutcome(status: .success, standardOutput: "Home\n└─ clock: Clock\n")
        )
        let line = 7 + condition.split(separator: "\n").count - 1
        #expect(
            try await Self.output("why", "Clock", of: source)
                == CommandOutcome(
                    status: .success,
                    standardOutput: """
                        Clock  ./App.swift:\(line + 3):13

                        Home
                        └─ clock: Clock  ./App.swift:\(line - 1):23

                        """
                )
        )
    }

    @Test func treesUnderDifferentConditionsAreShownTogether() async throws {
        let source = """
            #if !os(watchOS)
            \(Self.home)
            #endif
            #if canImport(UIKit)
            @Instantiable(isRoot: true)
            struct Settings: Instantiable {
                @Instantiated let color: Color
            }
            @Instantiable
            struct Color: Instantiable {}
            #endif
            """
        #expect(
            try await Self.output("graph", of: source)
                == CommandOutcome(
                    status: .success,
                    standardOutput: "Home\n└─ clock: Clock\n\nSettings\n└─ color: Color\n"
                )
        )
    }

    /// The larger alternative is shown, unless the question is about the other one.
    @Test func questionsSelectTheAlternativeTheyAreAbout() async throws {
        let source = """
            @Instantiable(isRoot: true)
            struct Home: Instantiable {
                #if os(macOS)
                @Instantiated let keys: Keys
                @Instantiated let menu: Menu
                #else
                @Instantiated let touch: Touch
                #endif
            }

            #if os(macOS)
            @Instantiable
            struct Keys: Instantiable {}
            @Instantiable
            struct Menu: Instantiable {}
            #else
            @Instantiable
            struct Touch: Instantiable {}
            #endif
            """
        #expect(
            try await Self.output("graph", of: source)
                == CommandOutcome(status: .success, standardOutput: "Home\n├─ keys: Keys\n└─ menu: Menu\n")
        )
        #expect(
            try await Self.output("graph", "--focus", "Touch", of: source)
                == CommandOutcome(status: .success, standardOutput: "Home\n└─ touch: Touch\n")
        )
        #expect(
            try await Self.output("why", "Touch", of: source)
                == CommandOutcome(
                    status: .success,
                    standardOutput: """
                        Touch  ./App.swift:20:8

                        Home
                        └─ touch: Touch  ./App.swift:9:23

                        """
                )
        )
    }

    /// Debug builds are shown even if other builds have more dependencies.
    @Test func debugBuildsArePreferred() async throws {
        let source = """
            @Instantiable(isRoot: true)
            struct Home: Instantiable {
                #if DEBUG
                @Instantiated let log: Log
                #else
                @Instantiated let first: Log
                @Instantiated let second: Log
                #endif
            }
            @Instantiable
            struct Log: Instantiable {}
            """
        #expect(
            try await Self.output("graph", of: source)
                == CommandOutcome(status: .success, standardOutput: "Home\n└─ log: Log\n")
        )
    }
}
