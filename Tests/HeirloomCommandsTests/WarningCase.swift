import Foundation
import HeirloomBuild
import HeirloomCommands
import HeirloomModel
import HeirloomTestSupport
import Testing

/// A module with a single warning.
struct WarningCase: CustomTestStringConvertible, Sendable {
    var id: DiagnosticID
    var module = "App"
    /// The path of the module's only source.
    var source = "App.swift"
    /// The arguments of the module's configuration, except warning levels.
    var configured: [String] = []
    var files: [String: String]
    var arguments: [String] = []
    /// The expected output, with `SEVERITY` for the severity of the first line.
    var report: String
    /// The expected output if the warning is raised to an error, where that differs.
    var raisedReport: String?

    var testDescription: String { id.rawValue }

    func text(_ severity: Diagnostic.Severity) -> String {
        let text = severity == .error ? raisedReport ?? report : report
        return text.replacingOccurrences(of: "SEVERITY", with: severity.rawValue)
    }

    /// Generates the module with additional configuration arguments and options. Returns the outcome and whether output
    /// was written.
    func run(configured levels: [String] = [], options: [String] = []) async throws -> Result {
        let folder = try CommandFolder(files)
        let list = (configured + levels).joined(separator: ", ")
        try folder.write("#HeirloomConfiguration(\(list))\n", to: "Configuration.swift")
        try folder.write(folder.path("Below/Below.swift"), to: "below.txt")
        let outcome = await folder.run(
            [
                "generate", "--module", module, "--output", "./out.swift", "./\(source)",
                "./Configuration.swift",
            ]
                + arguments + options
        )
        return Result(outcome: outcome, isGenerated: try folder.names.contains("out.swift"))
    }

    struct Result: Equatable {
        var outcome: CommandOutcome
        var isGenerated: Bool
    }

    /// The expected result if the warning has this severity, or is silenced (`nil`).
    func result(_ severity: Diagnostic.Severity?) -> Result {
        switch severity {
        case .error:
            Result(
                outcome: CommandOutcome(status: .faults, standardError: text(.error)),
                isGenerated: false
            )
        case .warning:
            Result(
                outcome: CommandOutcome(status: .success, standardError: text(.warning)),
                isGenerated: true
            )
        case nil:
            Result(outcome: CommandOutcome(status: .success), isGenerated: true)
        }
    }
}

extension WarningCase {
    static let droppedRoot = example(of: .droppedRoot)

    /// One case for each kind of warning: the example of its page, or one with other files or arguments.
    static let all = DiagnosticID.warnings.map { id in ownCases.first { $0.id == id } ?? example(of: id) }

    private static let ownCases = [
        unlistedElement, pluginNotApplied, faultyParts, missingTargetDependency, untrackedDirectory,
        keptOutput,
        needlessMockAttributes,
    ]

    /// Returns the example of a warning's page, a module of one file.
    private static func example(of id: DiagnosticID) -> WarningCase {
        let page = Compiler.repository
            .appendingPathComponent("Sources/Heirloom/Heirloom.docc/Diagnostics/\(id.rawValue).md")
        let parts = ((try? String(contentsOf: page, encoding: .utf8)) ?? "").components(separatedBy: "```")
        guard parts.count > 3, parts[1].hasPrefix("swift\n// "), parts[3].hasPrefix("text\n") else {
            preconditionFailure("the page of '\(id.rawValue)' starts with an example and its messages")
        }
        let text = String(parts[1].dropFirst("swift\n".count))
        let source = text.dropFirst("// ".count).prefix { $0 != "\n" }
        // The last line may have no place.
        let messages = parts[3].dropFirst("text\n".count).split(separator: "\n")
            .map { ($0.hasPrefix("note: ") ? "" : "./") + "\($0)\n" }.joined()
        let options = parts[0].components(separatedBy: "<!-- with: ").dropFirst().first?
            .components(separatedBy: " -->")[0]
        return WarningCase(
            id: id,
            module: String(source.prefix { $0 != "/" }),
            source: String(source),
            files: [String(source): text],
            arguments: options?.components(separatedBy: " ") ?? [],
            report: messages.replacingOccurrences(of: ": warning: ", with: ": SEVERITY: ")
        )
    }

    private static let unlistedElement = WarningCase(
        id: .unlistedElement,
        files: [
            "App.swift": """
            import Heirloom

            protocol Engine {}

            @Instantiable(fulfillingAdditionalTypes: [Engine.self])
            struct Motor: Instantiable, Engine {}

            @Instantiable
            struct Turbine: Instantiable, Engine {}

            @Instantiable(isRoot: true)
            struct Car: Instantiable {
                @Instantiated let engines: [any Engine]
            }

            """
        ],
        report: """
            ./App.swift:9:8: SEVERITY: 'engines' does not collect 'Turbine', which conforms to 'Engine' but does \
            not list it [unlisted-element]
            ./App.swift:13:23: note: 'Car' collects 'engines: [any Engine]' here
            ./App.swift:9:8: note: write '@Instantiable(fulfillingAdditionalTypes: [Engine.self])'; to leave \
            it out, add '// heirloom-ignore: unlisted-element' at the end of the line
            note: 'swift package heirloom fix' may have a fix-it for this

            """
    )

    private static let pluginNotApplied = WarningCase(
        id: .pluginNotApplied,
        files: [
            "App.swift": "import Below\n",
            "Below/Below.swift": """
            import Heirloom

            @Instantiable(isRoot: true)
            public struct Lower: Instantiable {}

            """,
        ],
        arguments: ["--module-sources", "Below=./below.txt", "--plugin-folder", "Below=./outputs/Below"],
        report: """
            ./Below/Below.swift:4:15: SEVERITY: no 'init()' is generated for root 'Lower' because target 'Below' \
            does not apply the plugin [plugin-not-applied]
            ./Below/Below.swift:4:15: note: add 'plugins: [.plugin(name: "HeirloomGenerator", package: \
            "Heirloom")]' to target 'Below' in Package.swift

            """
    )

    /// The module sees no other one, and builds types for those that see it.
    private static var faultyParts: WarningCase {
        var warning = example(of: .faultyParts)
        warning.arguments = ["--module-view", "\(warning.module)="]
        return warning
    }

    private static let missingTargetDependency = WarningCase(
        id: .missingTargetDependency,
        files: ["App.swift": "import Below\n", "Below/Below.swift": "public struct Below {}\n"],
        arguments: ["--local-target", "Below=\"Below\""],
        report: """
            ./App.swift:1:1: SEVERITY: target 'App' imports 'Below' but does not depend on it, so its types are \
            missing from the tree [missing-target-dependency]
            ./App.swift:1:1: note: add '"Below"' to 'dependencies' of target 'App' in Package.swift

            """
    )

    private static let untrackedDirectory = WarningCase(
        id: .untrackedDirectory,
        configured: [#"additionalDirectoriesToInclude: ["Below"]"#],
        files: ["App.swift": "import Heirloom\n", "Below/Below.swift": "public struct Lower {}\n"],
        arguments: ["--project-folder", "./"],
        report: """
            ./Configuration.swift:1:57: SEVERITY: the build plugin does not track changes in 'Below'; after a \
            change, edit a file in 'App' to regenerate its code [untracked-directory]

            """
    )

    private static let keptOutput = WarningCase(
        id: .keptOutput,
        files: ["App.swift": "import Heirloom\n\nstruct Shop {\n"],
        report: """
            ./App.swift:3:13: SEVERITY: generated code for 'App' is not updated until this is fixed: expected '}' for \
            this '{' [kept-output]

            """,
        raisedReport: """
            ./App.swift:3:13: SEVERITY: expected '}' for this '{' [syntax]

            """
    )

    private static let needlessMockAttributes = WarningCase(
        id: .needlessMockAttributes,
        files: [
            "App.swift": """
            import Heirloom

            @Instantiable(mockAttributes: "@MainActor")
            struct Mailbox: Instantiable {
                @Forwarded let address: String
            }

            """
        ],
        arguments: ["--strict"],
        report: """
            ./App.swift:3:15: SEVERITY: 'mockAttributes' has no effect on 'Mailbox' without 'generateMock: true' \
            [needless-mock-attributes]
            note: 'swift package heirloom fix' may have a fix-it for this

            """
    )
}
