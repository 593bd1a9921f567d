import HeirloomBuild
import HeirloomDiagnosis
import HeirloomDocuments
import HeirloomFixes
import HeirloomGraph
import HeirloomModel

/// The common part of commands that show a tree or answer a question about it.
struct DocumentCommand {
    static let document = OptionDescription(
        "--document",
        value: "FILE",
        count: .anyNumber,
        help: """
            A tree written by 'heirloom graph --format json', instead of sources. Several are merged.
            """
    )

    /// The inputs of a graph, all optional because a document can replace them, and the options for reporting.
    static let inputs: [OptionDescription] = {
        var module = GraphOptions.module
        module.count = .atMostOnce
        return [module, document] + GraphOptions.inputs
            + [DiagnosticFormat.option, WarningLevels.raise, WarningLevels.silence]
    }()

    private let arguments: ParsedArguments
    private let sources: [String]
    private let output: OutputFile?
    private let levels: WarningLevels
    private let printing: Generation.Printing

    /// Prints the text for a tree on standard output, or writes it to a file.
    ///
    /// - Parameters:
    ///   - sources: The operands that are sources of the module.
    ///   - output: The file to write; `nil` for standard output.
    static func run(
        _ arguments: ParsedArguments,
        sources: [String],
        output: OutputFile? = nil,
        style: DiagnosticStyle,
        text: (GraphDocument) throws(CommandFailure) -> String
    ) async throws(CommandFailure) -> CommandOutcome {
        let command = DocumentCommand(
            arguments: arguments,
            sources: sources,
            output: output,
            levels: try WarningLevels(arguments),
            printing: DiagnosticFormat.printing(arguments, style)
        )
        return try await command.run(text: text)
    }

    private func run(
        text: (GraphDocument) throws(CommandFailure) -> String
    ) async throws(CommandFailure) -> CommandOutcome {
        let paths = arguments.values(of: Self.document)
        if !paths.isEmpty {
            guard sources.isEmpty, !arguments.has(GraphOptions.module) else {
                throw CommandFailure("'\(Self.document.name)' replaces the sources; pass one or the other")
            }
            var documents: [GraphDocument] = []
            for path in paths { documents.append(try GraphDocument.read(path)) }
            return try show(try text(try GraphDocument.one(of: documents)), [])
        }
        let reading = try await reading()
        Leftovers.keep(reading)
        // The compiler does not run alongside this command, so everything is reported.
        switch reading.verdict(
            levels: levels,
            isStrict: true,
            fixes: FixWriter.writing(SourceTexts.onDisk.bytes)
        ) {
        case .write(let graph, let warnings):
            Leftovers.keep(graph)
            return try show(try Self.text(text, showing: graph, of: reading.input), warnings)
        case .keep(let diagnostics), .fail(let diagnostics):
            return CommandOutcome(status: .faults, standardError: try printing(diagnostics))
        }
    }

    private func reading() async throws(CommandFailure) -> GraphReading {
        let request = try GraphRequest(arguments, operands: sources)
        let cache = request.cache
        let read = try await request.readSources(besides: output, cache: cache)
        return try await request.read(with: read, besides: output, cache: cache)
    }

    /// Returns the text for the fullest tree, or, if that fails, for the first tree that has the requested part.
    private static func text(
        _ text: (GraphDocument) throws(CommandFailure) -> String,
        showing graph: ConditionalGraph,
        of input: GraphInput
    ) throws(CommandFailure) -> String {
        do {
            return try text(GraphDocument(graph.fullest(of: input)))
        } catch {
            for other in graph.graphs.dropFirst(graph.groups.count > 1 ? 0 : 1) {
                if let shown = try? text(GraphDocument(other)) { return shown }
            }
            throw error
        }
    }

    private func show(_ text: String, _ warnings: [Diagnostic]) throws(CommandFailure) -> CommandOutcome {
        let warningText = try printing(warnings)
        guard let output else {
            return CommandOutcome(status: .success, standardOutput: text, standardError: warningText)
        }
        try output.write(text)
        return CommandOutcome(status: .success, standardError: warningText)
    }
}

extension ConditionalGraph {
    /// Returns the graph that shows the most of a module's trees: it combines, for each group of conditions, the
    /// expected build configuration that declares the most, preferring debug builds.
    ///
    /// - Parameter input: The input from which the graphs were resolved.
    package func fullest(of input: GraphInput) -> ScopeGraph {
        guard self.groups.count > 1 else { return first }
        let input = input.takingDoublesForCompiled
        let groups = ConditionGroups(input)
        let configurations = groups.expectedConfigurations.enumerated().map { group, expected in
            fullestConfiguration(of: group, among: expected)
        }
        if let place = place(showing: configurations) { return graphs[place] }
        var chosen = input
        chosen.modules = groups.modules(showing: configurations)
        return GraphResolver.resolve(chosen).graph ?? first
    }

    /// Returns the fullest build configuration. Ties go to the earlier one.
    private func fullestConfiguration(of group: Int, among configurations: [Int]) -> Int {
        var best = (configuration: configurations.first ?? 0, isDebug: false, count: 0)
        for configuration in configurations {
            guard let place = place(showing: configuration, ofGroup: group) else { continue }
            let scopes = graphs[place].scopes.filter { self.group(of: $0) == group }
            let count = scopes.reduce(0) { $0 + 1 + $1.dependencies.count }
            let debug = ConditionTest(name: "DEBUG")
            let isDebug = groups[group].answer(debug, in: configuration) ?? true
            let isBetter = isDebug == best.isDebug ? count > best.count : isDebug
            if count > 0, best.count == 0 || isBetter { best = (configuration, isDebug, count) }
        }
        return best.configuration
    }
}
