import HeirloomDiagnosis
import HeirloomEmission
import HeirloomGraph
import HeirloomModel

/// `heirloom generate`: writes the initializers of a module's roots.
package enum GenerateCommand {
    static let output = OptionDescription(
        "--output",
        value: "FILE.swift",
        count: .exactlyOnce,
        help: "The file to write. It is written only if its contents change, and never if there are errors."
    )

    /// - Parameter others: Options for what is reported, and how.
    package static func description(with others: [OptionDescription] = []) -> CommandDescription {
        CommandDescription(
            name: "generate",
            abstract: "Write the code that builds the roots of a module.",
            discussion: """
                Exit status: 0 if there are no errors, 1 if there are errors in the sources, 2 if the arguments \
                are wrong or a file cannot be read or written.
                """,
            example:
                "heirloom generate --module App --output App.generated.swift --strict Sources/App/*.swift",
            options: [GraphOptions.module, output] + GraphOptions.inputs + others,
            operands: GraphOptions.sources
        )
    }
}

/// A run of `heirloom generate`.
package struct Generation {
    /// Prints errors and warnings.
    package typealias Printing = @Sendable ([Diagnostic]) throws(CommandFailure) -> String
    /// Compares the text with the output instead of writing it. Returns `nil` if they are the same.
    package typealias Checking =
        @Sendable (_ text: String, _ output: OutputFile) throws(CommandFailure) -> CommandOutcome?

    private let file: OutputFile
    private let hasOutput: Bool
    private let request: GraphRequest
    private let cache: DeclarationCache?
    private let levels: WarningLevels
    private let isStrict: Bool
    private let checking: Checking?
    private let lint: LintChoice
    private let fixes: FixWriting?
    private let printing: Printing

    /// - Parameters:
    ///   - isStrict: Whether this run is the only one to report anything.
    ///   - fixes: Writes the fix-its of diagnostics; `nil` if only their number is printed.
    ///   - checking: Compares the output instead of writing it.
    package init(
        _ arguments: ParsedArguments,
        levels: WarningLevels = WarningLevels(),
        isStrict: Bool = false,
        lint: LintChoice = LintChoice(),
        fixes: FixWriting? = nil,
        checking: Checking? = nil,
        printing: @escaping Printing
    ) throws(CommandFailure) {
        self.levels = levels
        self.isStrict = isStrict
        self.lint = lint
        self.fixes = fixes
        self.checking = checking
        self.printing = printing
        file = OutputFile(path: try arguments.required(GenerateCommand.output))
        hasOutput = try file.exists()
        request = try GraphRequest(arguments, operands: arguments.operands)
        cache = request.cache
    }

    package func run() async throws(CommandFailure) -> CommandOutcome {
        let sources = try await request.readSources(besides: file, cache: cache)
        // Only a cache needs it, usually after the graph has been resolved. Until then, another processor does the
        // work.
        async let encoded = cache == nil ? [] : EncodedModule.all(sources)
        if let cache, cache.cleanRun != nil,
            await cache.tells(file, isCleanFrom: request.fingerprint(of: encoded))
        {
            await cache.save(encoded, cleanRun: nil)
            Leftovers.keep(sources)
            return try outcome(.success, [])
        }
        let reading = try await request.read(with: sources, besides: file, cache: cache)
        Leftovers.keep(reading)
        async let additional = cache == nil ? [] : EncodedModule.all(reading.additionalModules)
        switch reading.verdict(levels: levels, isStrict: isStrict, lint: lint, fixes: fixes) {
        case .write(let graph, let warnings):
            Leftovers.keep(graph)
            let text = SwiftEmitter.source(for: graph)
            if let checking {
                let fault = try checking(text, file)
                let reported = try printing(warnings) + (fault?.standardError ?? "")
                return CommandOutcome(
                    status: fault?.status ?? .success,
                    standardOutput: fault?.standardOutput ?? "",
                    standardError: reported
                )
            }
            try file.write(text)
            let isClean = warnings.isEmpty && reading.isOfSourcesOnly && reading.isAsHashed
            let input = isClean && cache != nil ? await request.fingerprint(of: encoded) : nil
            let cleanRun = input.flatMap { CleanRun(input: $0, output: ContentHash(Array(text.utf8))) }
            await cache?.save(encoded + additional, cleanRun: cleanRun)
            return try outcome(.success, warnings)
        case .keep(let warnings):
            await cache?.save(encoded + additional, cleanRun: nil)
            // The build system expects an output file.
            if !hasOutput {
                let empty = ScopeGraph(emptyModule: reading.input.module)
                try file.write(SwiftEmitter.source(for: ConditionalGraph(empty)))
            }
            return try outcome(.success, warnings)
        case .fail(let diagnostics):
            await cache?.save(encoded + additional, cleanRun: nil)
            return try outcome(.faults, diagnostics)
        }
    }

    private func outcome(
        _ status: ExitStatus,
        _ diagnostics: [Diagnostic]
    ) throws(CommandFailure) -> CommandOutcome {
        CommandOutcome(status: status, standardError: try printing(diagnostics))
    }
}
