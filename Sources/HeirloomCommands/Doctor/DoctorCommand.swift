import HeirloomBuild
import HeirloomModel

/// `heirloom doctor`: finds what is wrong with the setup of a package.
enum DoctorCommand {
    private static let manifest = OperandDescription(
        "MANIFEST",
        help: """
            A file with the output of 'swift package dump-package': of the package, or of a local package that it \
            depends on.
            """
    )

    private static let pluginOutputs = OptionDescription(
        "--plugin-outputs",
        value: "FOLDER",
        help:
            "The folder with the outputs of build plugins, to find those of targets that no longer apply the plugin."
    )

    static let description = CommandDescription(
        name: "doctor",
        abstract: "Find what is wrong with the setup of a package.",
        discussion: """
            Lists the targets that use Heirloom, with their types and roots, and what keeps code from being generated \
            for them: a missing product, plugin or root. Each problem is followed by its fix. Exit status: 0 if there \
            are no problems, 1 if there are, 2 if a file cannot be read. 'swift package heirloom doctor' needs no \
            arguments.
            """,
        example: "heirloom doctor manifest.json",
        options: [pluginOutputs],
        operands: manifest
    )

    private static let xcodeHints = """

        Xcode runs plugins and macros only after you trust them: choose 'Trust & Enable' in the build log. In CI, pass \
        '-skipPackagePluginValidation' and '-skipMacroValidation' to 'xcodebuild'.

        """

    static func run(_ arguments: ParsedArguments) async throws(CommandFailure) -> CommandOutcome {
        if arguments.operands.isEmpty {
            throw CommandFailure(
                "no manifest is given; write one with 'swift package dump-package > manifest.json'"
            )
        }
        var targets: [ExaminedTarget] = []
        var products: [PackageManifest.Product] = []
        var usesXcode = false
        for path in arguments.operands {
            let manifest = try PackageManifest.read(path)
            products += manifest.products
            if manifest.isBuiltInXcode { usesXcode = true }
            for target in manifest.targets where target.isCompiledWithPlugins {
                guard let sources = manifest.sources(of: target) else { continue }
                let summary = try await ModuleReader.summary(
                    ofModule: target.moduleName,
                    sources: sources,
                    known: KnownConditions(flags: target.flags)
                )
                targets.append(ExaminedTarget(target, of: manifest, summary: summary))
            }
        }
        let examination = PackageExamination(
            targets: targets,
            products: products,
            pluginOutputs: arguments.value(of: pluginOutputs)
        )
        let count = examination.findings.reduce(0) { $0 + $1.problems.count }
        var text = examination.findings.map(text).joined()
        if examination.findings.isEmpty { text += "no target uses Heirloom\n" }
        text += "\n\(counted(count, "problem"))\n"
        if usesXcode { text += xcodeHints }
        return CommandOutcome(status: count == 0 ? .success : .faults, standardOutput: text)
    }

    private static func text(_ finding: PackageExamination.Finding) -> String {
        var text = "\(finding.target): \(finding.facts.joined(separator: ", "))\n"
        for note in finding.notes { text += "    note: \(note)\n" }
        for problem in finding.problems {
            text += "    problem: \(problem.message)\n"
            if let remedy = problem.remedy { text += "    fix: \(remedy)\n" }
        }
        return text
    }
}
