import HeirloomBuild
import HeirloomModel
import HeirloomSyntax

/// `heirloom migrate safedi FOLDER`: moves a package from SafeDI to Heirloom.
enum MigrateCommand {
    static let dependency = OptionDescription(
        "--dependency",
        value: "CODE",
        help: """
            Heirloom's package, as the manifest is to name it. The default is \
            '.package(name: "Heirloom", path: "../Heirloom")'.
            """
    )
    static let dryRun = OptionDescription("--dry-run", help: "Print what would change, but write nothing.")

    static let description = CommandDescription(
        name: "migrate",
        abstract: "Move a package from SafeDI to Heirloom.",
        discussion: """
            Edits the manifest and the Swift files: imports, products, plugins, the configuration, and the labels of \
            generated mocks. Prints each change, and a note for everything that a person must look at. A second run \
            changes nothing. Exit status: 0 if the package is migrated, 1 if a file does not parse and was left as it \
            is, 2 if the arguments are wrong or a file cannot be read or written.
            """,
        example: "heirloom migrate safedi --dry-run Old",
        options: [dependency, dryRun],
        leadingOperands: [
            OperandDescription("LIBRARY", help: "The library to move from: 'safedi'."),
            OperandDescription("FOLDER", help: "The folder of the package."),
        ],
        operands: nil
    )

    static func run(
        _ arguments: ParsedArguments,
        outputStyle: DiagnosticStyle
    ) throws(CommandFailure) -> CommandOutcome {
        let library = arguments.leadingOperand(at: 0)
        guard library == "safedi" else {
            throw CommandFailure("cannot migrate from '\(library)', only from 'safedi'")
        }
        let code = arguments.value(of: dependency) ?? ".package(name: \"Heirloom\", path: \"../Heirloom\")"
        guard isPackage(code) else {
            throw CommandFailure("'\(dependency.name)' must be of the form '.package(…)', not '\(code)'")
        }
        let folder = arguments.leadingOperand(at: 1)
        let isDryRun = arguments.has(dryRun)
        let package = try MigratedPackage(at: folder, dependency: code)
        guard package.usesHeirloom || package.usesSafeDI || !package.faults.isEmpty else {
            throw CommandFailure("no source or manifest in '\(folder)' uses SafeDI")
        }
        if !isDryRun {
            for (index, file) in package.changedFiles.enumerated() {
                do throws(CommandFailure) {
                    try file.write()
                } catch {
                    let written = package.changedFiles.prefix(index).map { $0.report(isDryRun: false) }
                        .joined()
                    return CommandOutcome(
                        status: .failure,
                        standardOutput: written,
                        standardError: "error: \(error.message)\n"
                    )
                }
            }
        }
        let report =
            DiagnosticPrinter(style: outputStyle).print(package.faults)
            + package.files.map { $0.report(isDryRun: isDryRun) }.joined() + summary(of: package, isDryRun)
        return CommandOutcome(
            status: package.faults.isEmpty ? .success : .faults,
            standardOutput: report
        )
    }

    /// Whether the text is one call: `.package(url: "…", from: "1.0.0")`.
    private static func isPackage(_ code: String) -> Bool {
        let tokens = CodeToken.all(in: Array(code.utf8))
        return tokens.prefix(3).map(\.text) == [".", "package", "("] && tokens[2].closer == tokens.count - 1
    }

    /// `7 changes in 2 files, 1 note`
    private static func summary(of package: MigratedPackage, _ isDryRun: Bool) -> String {
        let remarks = package.files.flatMap(\.remarks)
        let changes = remarks.filter(\.isChange).count
        let files = package.changedFiles.count
        let notes = remarks.count - changes
        let made = isDryRun ? "would be made " : ""
        let whole =
            changes == 0
            ? "nothing to change" : "\(counted(changes, "change")) \(made)in \(counted(files, "file"))"
        let lacking = package.targetsLackingPlugin.listed()
        let name = MigratedFile.names(inCall: package.dependency).first ?? "Heirloom"
        let plugin = "plugins: [.plugin(name: \"HeirloomGenerator\", package: \"\(name)\")]"
        return "\(whole), \(counted(notes, "note"))\n"
            + (lacking.isEmpty ? "" : "apply the plugin to \(lacking), too: \(plugin)\n")
    }
}
