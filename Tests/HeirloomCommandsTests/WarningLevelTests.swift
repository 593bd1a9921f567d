import HeirloomCommands
import Testing

/// Warnings are raised and silenced by their ids.
@Suite struct WarningLevelTests {
    private static let app = ["generate", "--module", "App", "--output", "./out.swift", "./App.swift"]
    private static let source = """
        import Heirloom

        @Instantiable
        struct Shop: Instantiable {
            @Instantiated let till: Till
        }

        @Instantiable
        struct Till: Instantiable {
            @Received let coins: Int
        }

        """
    private static func report(_ severity: String) -> String {
        """
        ./App.swift:4:8: \(severity): 'Shop' gets no 'init()', because something below it is not provided \
        [dropped-root]
        ./App.swift:10:19: note: 'Till' receives 'coins: Int', which nothing above it provides
        ./App.swift:4:8: note: where it is no root, write '@Instantiable(isRoot: false)'

        """
    }

    private static func run(_ arguments: String...) async throws -> (outcome: CommandOutcome, files: [String])
    {
        let folder = try CommandFolder(["App.swift": source])
        return (await folder.run(app + arguments), try folder.names)
    }

    @Test func `a warning of another id stays one`() async throws {
        let run = try await Self.run("--error", "untracked-directory", "--silence", "plugin-not-applied")
        #expect(run.outcome == CommandOutcome(status: .success, standardError: Self.report("warning")))
        #expect(run.files == ["App.swift", "out.swift"])
    }

    @Test func `a raised warning is a fault, and nothing is written`() async throws {
        let run = try await Self.run("--error", "dropped-root")
        #expect(run.outcome == CommandOutcome(status: .faults, standardError: Self.report("error")))
        #expect(run.files == ["App.swift"])
    }

    @Test func `a silenced warning is not reported`() async throws {
        let run = try await Self.run("--silence", "dropped-root")
        #expect(run.outcome == CommandOutcome(status: .success))
        #expect(run.files == ["App.swift", "out.swift"])
    }

    @Test(arguments: ["--error", "--silence"])
    func `an unknown id is refused with those there are`(option: String) async throws {
        let run = try await Self.run(option, "droped-root")
        let message = """
            error: '\(option) droped-root': there is no such id; the warnings are 'dropped-root', \
            'plugin-not-applied', 'unavailable-under-construction', 'untracked-directory'

            """
        #expect(run.outcome == CommandOutcome(status: .failure, standardError: message))
        #expect(run.files == ["App.swift"])
    }

    @Test func `an error cannot be silenced`() async throws {
        let run = try await Self.run("--silence", "missing-dependency")
        let message = "error: '--silence missing-dependency': an error cannot be silenced\n"
        #expect(run.outcome == CommandOutcome(status: .failure, standardError: message))
    }

    @Test func `one id is not both raised and silenced`() async throws {
        let run = try await Self.run("--silence", "dropped-root", "--error", "dropped-root")
        let message = "error: 'dropped-root' is given both to '--error' and to '--silence'\n"
        #expect(run.outcome == CommandOutcome(status: .failure, standardError: message))
    }
}
