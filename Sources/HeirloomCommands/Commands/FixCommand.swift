import HeirloomBuild
import HeirloomDiagnosis
import HeirloomModel

/// `heirloom fix`: applies the fix-its of a module's diagnostics to its sources.
enum FixCommand {
    static let id = OptionDescription(
        "--id",
        value: "ID",
        count: .anyNumber,
        help: "The kind of diagnostic to fix, by the id at the end of its message. The default is all kinds."
    )
    static let access = OptionDescription(
        "--access",
        choices: ["package", "public"],
        help: "The access level to give to what a root in another module builds, where both would do."
    )
    static let dryRun = OptionDescription(
        "--dry-run",
        help: "Print the fix-its that would be applied first, but write nothing."
    )

    static let description = CommandDescription(
        name: "fix",
        abstract: "Apply the fix-its of errors and warnings to the sources.",
        discussion: """
            Applies fix-its until there are no more, if nothing else can have been meant and nothing is left to write, \
            and prints the remaining diagnostics. Edits only files of the module's own package. Exit status: 0 if no \
            errors remain, 1 if some do, 2 if the arguments are wrong or a file cannot be read or written.
            """,
        example: "heirloom fix --module App --dry-run Sources/App/*.swift",
        options: [GraphOptions.module, id, access, dryRun] + GraphOptions.inputs
            + [WarningLevels.raise, WarningLevels.silence] + LintChoice.options,
        operands: GraphOptions.sources
    )

    /// A fix-it may reveal a mistake that another one fixes. Even fix-its that lead to ever new ones must end.
    private static let mostPasses = 100

    static func run(
        _ arguments: ParsedArguments,
        outputStyle: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        var ids: Set<DiagnosticID> = []
        for text in arguments.values(of: id) {
            guard let id = DiagnosticID(rawValue: text) else {
                throw CommandFailure("'\(id.name) \(text)': unknown id")
            }
            ids.insert(id)
        }
        let choice = FixChoice(
            ids: ids,
            access: arguments.value(of: access).flatMap { AccessLevel(rawValue: $0) }
        )
        let isDryRun = arguments.has(dryRun)
        var report = ""
        var count = 0
        var left: [Diagnostic] = []
        var made: Set<FixPass.Fix> = []
        for number in 1...mostPasses {
            let judged = try await JudgedSources(arguments)
            let pass = FixPass(judged.diagnostics, choice, in: judged.ownPaths, texts: .onDisk)
            // Of fix-its that undo each other, each is made once.
            if number == mostPasses || made.isSuperset(of: pass.fixes) {
                left = judged.diagnostics
                break
            }
            left = pass.left
            made.formUnion(pass.fixes)
            for fix in pass.fixes {
                report += fix.diagnostic.line(of: fix.fixIt, isDryRun ? "would fix" : "fixed")
                if isDryRun { report += fix.fixIt.lines(in: .onDisk) }
            }
            count += pass.fixes.count
            if isDryRun { break }
            try pass.write()
        }
        report += DiagnosticPrinter(style: outputStyle, edits: { $0.edits(in: .onDisk) }).print(left)
        let errorCount = left.count { $0.severity == .error }
        report += "\(try SourceArguments.module(arguments)): \(count) \(isDryRun ? "to fix" : "fixed"), "
        report += "\(counted(errorCount, "error")) left\n"
        return CommandOutcome(status: errorCount > 0 ? .faults : .success, standardOutput: report)
    }
}
