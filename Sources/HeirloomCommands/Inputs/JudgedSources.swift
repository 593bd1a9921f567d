import HeirloomBuild
import HeirloomDiagnosis
import HeirloomFixes
import HeirloomGraph
import HeirloomModel

/// The sources that the arguments of `lint` and `fix` name, and everything that is wrong with them.
struct JudgedSources {
    /// Includes whatever the compiler and the macros would report, since they may not run.
    var diagnostics: [Diagnostic]
    /// Whether there are errors.
    var isFaulty: Bool
    /// The paths of the sources in the package of the module.
    var ownPaths: Set<String>

    init(_ arguments: ParsedArguments) async throws(CommandFailure) {
        let levels = try WarningLevels(arguments)
        let choice = try LintChoice(arguments)
        let request = try GraphRequest(arguments, operands: arguments.operands)
        let cache = request.cache
        let sources = try await request.readSources(besides: nil, cache: cache)
        let reading = try await request.read(with: sources, besides: nil, cache: cache)
        Leftovers.keep(sources, reading)
        let packages = reading.input.packages
        let own = sources.filter { packages[$0.name] == packages[request.module] }
        ownPaths = Set(own.flatMap(\.paths))
        switch reading.verdict(levels: levels, isStrict: true, lint: choice, fixes: FixWriter.writing) {
        case .write(_, let warnings), .keep(let warnings): (diagnostics, isFaulty) = (warnings, false)
        case .fail(let diagnostics): (self.diagnostics, isFaulty) = (diagnostics, true)
        }
    }
}
