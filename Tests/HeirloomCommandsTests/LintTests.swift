import Foundation
import HeirloomBuild
import HeirloomCommands
import Testing

/// The output and the exit status of `heirloom lint`.
@Suite struct LintTests {
    private static let source = """
        import Heirloom

        @Instantiable
        struct Engine: Instantiable {
            @Received private let fuel: Fuel
        }

        @Instantiable
        struct Fuel: Instantiable {}

        @Instantiable(isRoot: true)
        struct Car: Instantiable {
            @Instantiated let fuel: Fuel
            @Instantiated let engine: Engine
        }

        """
    private static let report = """
        ./App.swift:5:27: SEVERITY: 'Engine' receives 'fuel: Fuel' but does not use it [unused-received]
        ./App.swift:5:27: note: remove it: types below 'Engine' can still receive it

        """

    private static func text(_ severity: String) -> String {
        report.replacingOccurrences(of: "SEVERITY", with: severity)
    }

    private static func lint(_ source: String = source, _ options: String...) async throws -> CommandOutcome {
        let folder = try CommandFolder(["App.swift": source])
        let outcome = await folder.run(["lint", "--module", "App", "./App.swift"] + options)
        #expect(try folder.names == ["App.swift"])
        return outcome
    }

    @Test func warningsArePrintedToStandardOutputWithoutFailing() async throws {
        let outcome = try await Self.lint()
        #expect(outcome == CommandOutcome(status: .success, standardOutput: Self.text("warning")))
    }

    @Test func warningsAreRaisedAndSilencedAsForGenerate() async throws {
        #expect(
            try await Self.lint(Self.source, "--error", "unused-received")
                == CommandOutcome(status: .faults, standardOutput: Self.text("error"))
        )
        #expect(
            try await Self.lint(Self.source, "--silence", "unused-received")
                == CommandOutcome(status: .success)
        )
        let configured = Self.source + "#HeirloomConfiguration(silencedWarnings: [\"unused-received\"])\n"
        #expect(try await Self.lint(configured) == CommandOutcome(status: .success))
    }

    @Test func commentsSilenceWarningsOfEveryKindEvenRaisedOnes() async throws {
        let silenced = Self.source.replacingOccurrences(
            of: "fuel: Fuel\n}",
            with: "fuel: Fuel  // heirloom-ignore: unused-received\n}"
        )
        #expect(try await Self.lint(silenced) == CommandOutcome(status: .success))
        #expect(
            try await Self.lint(silenced, "--error", "unused-received") == CommandOutcome(status: .success)
        )
        let twice = """
            import Heirloom
            protocol Part {}
            @Instantiable(fulfillingAdditionalTypes: [Part.self])
            final class Wheel: Part, Instantiable {}
            @Instantiable(isRoot: true)
            struct Car: Instantiable {
                @Instantiated let wheel: Wheel
                // heirloom-ignore: built-twice
                @Instantiated let parts: [any Part]
            }

            """
        #expect(try await Self.lint(twice) == CommandOutcome(status: .success))
    }

    /// Lint reports the errors that macros report in a build, and no warnings about a tree with errors.
    @Test func errorsAreReportedInsteadOfWarnings() async throws {
        let report = """
            ./App.swift:17:8: error: '@Instantiable' type 'Boat' must conform to 'Instantiable'; if it conforms \
            elsewhere, write 'conformsElsewhere: true' [missing-conformance]
            note: 'swift package heirloom fix' may have a fix-it for this

            """
        #expect(
            try await Self.lint(Self.source + "@Instantiable\nstruct Boat {}\n")
                == CommandOutcome(status: .faults, standardOutput: report)
        )
        let missing = Self.source.replacingOccurrences(
            of: "let fuel: Fuel\n    @Inst",
            with: "let gas: Fuel\n    @Inst"
        )
        let outcome = try await Self.lint(missing)
        #expect(outcome.status == .faults)
        #expect(
            outcome.standardOutput.hasPrefix("./App.swift:5:27: error: 'Engine' receives 'fuel: Fuel', but")
        )
        #expect(outcome.standardError == "")
    }

    @Test func someWarningsMustBeEnabled() async throws {
        let report = """
            ./App.swift:12:8: warning: 'Car' has 2 dependencies; the limit is 1 [many-dependencies]
            ./App.swift:12:8: note: move some of them, and the code that uses them, to a separate type

            """
        let options = ["--most-dependencies", "1", "--silence", "unused-received"]
        let folder = try CommandFolder(["App.swift": Self.source])
        let lint = ["lint", "--module", "App", "./App.swift"]
        #expect(await folder.run(lint + options) == CommandOutcome(status: .success, standardOutput: report))
        #expect(
            await folder.run(lint + ["--enable", "many-dependencies", "--silence", "unused-received"])
                == CommandOutcome(status: .success)
        )
        #expect(
            await folder.run(lint + options + ["--error", "many-dependencies"])
                == CommandOutcome(
                    status: .faults,
                    standardOutput: report.replacingOccurrences(of: "warning", with: "error")
                )
        )
        for (option, value, message) in [
            ("--most-dependencies", "few", "this is not a valid number of dependencies"),
            ("--enable", "protocol-frist", "unknown id; did you mean 'protocol-first'?"),
        ] {
            #expect(
                await folder.run(lint + [option, value])
                    == CommandOutcome(
                        status: .failure,
                        standardError: "error: '\(option) \(value)': \(message)\n"
                    )
            )
        }
    }

    @Test func jsonOutputIsOneDocument() async throws {
        let outcome = try await Self.lint(Self.source, "--diagnostics", "json")
        #expect(outcome.status == .success)
        let document =
            try JSONSerialization.jsonObject(with: Data(outcome.standardOutput.utf8)) as? [String: Any]
        let diagnostics = document?["diagnostics"] as? [[String: Any]]
        #expect(diagnostics?.map { $0["id"] as? String } == ["unused-received"])
        #expect(diagnostics?.map { $0["severity"] as? String } == ["warning"])
    }
}
