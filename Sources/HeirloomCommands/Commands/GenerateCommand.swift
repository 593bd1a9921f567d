import HeirloomEmission
import HeirloomGraph

/// `heirloom generate`: writes the initializers of a module's roots.
enum GenerateCommand {
    static let output = OptionDescription(
        "--output",
        value: "FILE.swift",
        count: .exactlyOnce,
        help: "The file to write. It is touched only when its bytes change, and never when there are errors."
    )
    static let diagnostics = OptionDescription(
        "--diagnostics",
        choices: DiagnosticFormat.allCases.map(\.rawValue),
        help: "How errors and warnings are printed on standard error. The default is 'text'."
    )
    static let strict = OptionDescription(
        "--strict",
        help: """
            Report mistakes that the compiler and the macros would report too, for use without the compiler.
            """
    )

    /// The options that say what is reported, and how.
    static let reporting = [diagnostics, strict, WarningLevels.raise, WarningLevels.silence]

    static let description = CommandDescription(
        name: "generate",
        abstract: "Write the code that builds the roots of a module.",
        discussion: """
            Exit status: 0 when nothing is wrong, 1 when there are errors in the sources, 2 when the arguments \
            are wrong or a file cannot be read or written.
            """,
        options: GraphOptions.with(output: output, reporting),
        operands: GraphOptions.sources
    )

    static func run(
        _ arguments: ParsedArguments,
        style: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        try await GraphCommand.run(arguments, output: output, style: style) { graph in
            SwiftEmitter.source(for: graph)
        }
    }
}

/// What commands have in common that write a file made from the graph of a module.
enum GraphCommand {
    static func run(
        _ arguments: ParsedArguments,
        output: OptionDescription,
        style: DiagnosticStyle,
        text: (ConditionalGraph) -> String
    ) async throws(CommandFailure) -> CommandOutcome {
        let format = arguments.value(of: GenerateCommand.diagnostics).flatMap(DiagnosticFormat.init) ?? .text
        let levels = try WarningLevels(arguments)
        let printer = DiagnosticPrinter(format: format, style: style)
        let file = OutputFile(path: try arguments.required(output))
        let hasOutput = try file.exists()
        let request = try GraphRequest(arguments)
        let cache = request.cache
        let sources = try await request.readSources(besides: file, cache: cache)
        if let cache, cache.tells(file, isCleanFrom: request.fingerprint(of: sources)) {
            cache.save(sources, cleanRun: nil)
            return try CommandOutcome(status: .success, standardError: printer.print([]))
        }
        let reading = try await request.read(with: sources, besides: file, cache: cache)
        var graph = GraphResolver.resolve(reading.input)
        graph.diagnostics += reading.warnings
        let verdict = Verdict(
            input: reading.input,
            outcome: graph,
            modulesWithPlugin: reading.modulesWithPlugin,
            levels: levels.completed(by: WarningLevels(configuredIn: reading.input)),
            isStrict: arguments.has(GenerateCommand.strict)
        )
        switch verdict {
        case .write(let graph, let warnings):
            let text = text(graph)
            try file.write(text)
            let isClean = warnings.isEmpty && reading.isOfSourcesOnly
            let input = isClean && cache != nil ? request.fingerprint(of: sources) : nil
            cache?.save(
                reading.modules,
                cleanRun: input.map { CleanRun(input: $0, output: ContentHash(Array(text.utf8))) }
            )
            return try CommandOutcome(
                status: .success,
                standardError: printer.print(warnings)
            )
        case .keep(let warnings):
            cache?.save(reading.modules, cleanRun: nil)
            // The build system was promised a file.
            if !hasOutput { try file.write(text(ConditionalGraph(.empty(module: reading.input.module)))) }
            return try CommandOutcome(
                status: .success,
                standardError: printer.print(warnings)
            )
        case .fail(let diagnostics):
            cache?.save(reading.modules, cleanRun: nil)
            return try CommandOutcome(
                status: .faults,
                standardError: printer.print(diagnostics)
            )
        }
    }
}

extension ScopeGraph {
    /// The graph of a module in which there is nothing to generate.
    fileprivate static func empty(module: String) -> ScopeGraph {
        ScopeGraph(
            module: module,
            scopes: [],
            values: [],
            roots: [],
            names: VisibleNames(modules: [module], topLevel: [:], members: [:]),
            files: [],
            additionalImports: []
        )
    }
}
