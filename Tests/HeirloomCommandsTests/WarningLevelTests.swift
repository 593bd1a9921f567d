import HeirloomBuild
import HeirloomCommands
import HeirloomModel
import Testing

/// Warnings are raised and silenced by id, on the command line and in the module's configuration.
@Suite struct WarningLevelTests {
    @Test(arguments: WarningCase.all)
    func warningsAreWarningsByDefault(warning: WarningCase) async throws {
        #expect(try await warning.run() == warning.result(.warning))
        let others = DiagnosticID.warnings.filter { $0 != warning.id }.map(\.rawValue)
        #expect(
            try await warning.run(
                configured: [Self.configured("warningsAsErrors", others[0])],
                options: ["--error", others[1], "--silence", others[2]]
            ) == warning.result(.warning)
        )
    }

    @Test(arguments: WarningCase.all)
    func raisedWarningsFailTheRunWithoutOutput(warning: WarningCase) async throws {
        let id = warning.id.rawValue
        #expect(try await warning.run(options: ["--error", id]) == warning.result(.error))
        #expect(
            try await warning.run(configured: [Self.configured("warningsAsErrors", id)])
                == warning.result(.error)
        )
    }

    @Test(arguments: WarningCase.all)
    func silencedWarningsAreNotReported(warning: WarningCase) async throws {
        let id = warning.id.rawValue
        #expect(try await warning.run(options: ["--silence", id]) == warning.result(nil))
        #expect(
            try await warning.run(configured: [Self.configured("silencedWarnings", id)])
                == warning.result(nil)
        )
    }

    @Test(arguments: WarningCase.all)
    func theCommandLineOverridesTheConfiguration(warning: WarningCase) async throws {
        let id = warning.id.rawValue
        #expect(
            try await warning.run(
                configured: [Self.configured("warningsAsErrors", id)],
                options: ["--silence", id]
            )
                == warning.result(nil)
        )
        #expect(
            try await warning.run(
                configured: [Self.configured("silencedWarnings", id)],
                options: ["--error", id]
            )
                == warning.result(.error)
        )
    }

    @Test func configurationsOfModulesBelowAreIgnored() async throws {
        var warning = WarningCase.droppedRoot
        warning.files["Below/Below.swift"] = """
            import Heirloom

            #HeirloomConfiguration(silencedWarnings: ["dropped-root"])

            """
        warning.arguments = ["--module-sources", "Below=./below.txt"]
        #expect(try await warning.run() == warning.result(.warning))
    }

    @Test(arguments: [
        ("--error", "droped-root", "unknown id; did you mean 'dropped-root'?"),
        (
            "--silence", "everything",
            "unknown id; the warnings are \(DiagnosticID.warnings.map(\.rawValue).listed())"
        ),
        (
            "--silence", "missing-dependency",
            "this is an error id; only warnings can be silenced or reported as errors"
        ),
    ])
    func otherIdsAreRejected(
        option: String,
        id: String,
        message: String
    ) async throws {
        #expect(
            try await WarningCase.droppedRoot.run(options: [option, id]).outcome
                == CommandOutcome(status: .failure, standardError: "error: '\(option) \(id)': \(message)\n")
        )
    }

    @Test func idsCannotBeBothRaisedAndSilenced() async throws {
        let result = try await WarningCase.droppedRoot.run(options: [
            "--silence", "dropped-root", "--error", "dropped-root",
        ])
        let message = "error: 'dropped-root' is passed to both '--error' and '--silence'\n"
        #expect(result.outcome == CommandOutcome(status: .failure, standardError: message))
    }

    /// Formats an argument of a configuration: `warningsAsErrors: ["dropped-root"]`.
    private static func configured(_ argument: String, _ id: String) -> String {
        "\(argument): [\"\(id)\"]"
    }
}
