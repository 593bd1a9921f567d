import HeirloomModel

/// `heirloom scan`: writes the summary of a module.
enum ScanCommand {
    static let output = OptionDescription(
        "--output",
        value: "FILE",
        count: .exactlyOnce,
        help: "The summary to write. It is written only if its contents change."
    )

    static let digest = OptionDescription(
        "--digest",
        value: "FILE",
        help: """
            Also write a digest of the declarations without their locations. Generated code can change only if the \
            digest does.
            """
    )

    static let description = CommandDescription(
        name: "scan",
        abstract: "Write a module's summary for '--summary' of 'generate'.",
        discussion: """
            For build systems with a separate action for each module. Mistakes in the sources become part of the \
            summary; 'generate' reports them.
            """,
        example: "heirloom scan --module App --output App.summary Sources/App/*.swift",
        options: [
            GraphOptions.module, output, digest, GraphOptions.sourcesFile, GraphOptions.cache,
            GraphOptions.condition, GraphOptions.moduleView,
        ],
        operands: GraphOptions.sources
    )

    static func run(_ arguments: ParsedArguments) async throws(CommandFailure) -> CommandOutcome {
        let file = OutputFile(path: try arguments.required(output))
        let sources =
            try SourceArguments.paths(arguments, operands: arguments.operands, mayBeAbsent: false) ?? []
        let name = try SourceArguments.module(arguments)
        let cache = arguments.value(of: GraphOptions.cache).flatMap { folder in
            DeclarationCache(folder: folder, module: name, modulesBelow: [])
        }
        let module = try await ModuleReader.read(
            name,
            sources: sources,
            known: KnownConditions(flags: try SourceArguments.conditions(arguments)),
            cache: cache
        )
        let list = arguments.value(of: GraphOptions.sourcesFile)
        let inputs = InputFiles(modules: [module], paths: list.map { [$0] } ?? [])
        try inputs.refuseToReplace(by: file, cache)
        let view = try GraphOptions.views(arguments)[name]
        var summary = try await module.summary()
        summary.view = view
        let text = try await SummaryDocument(module: summary).text()
        try file.write(text)
        let digestFile = arguments.value(of: digest).map(OutputFile.init(path:))
        if digestFile == nil, cache == nil { return CommandOutcome(status: .success) }
        let encoded = await EncodedModule.all([module])
        if let digestFile {
            try inputs.refuseToReplace(by: digestFile, cache)
            if digestFile.isFile(at: file.path) {
                throw CommandFailure("the digest '\(digestFile.path)' would replace the summary")
            }
            try digestFile.write(encoded[0].digest(ofSummary: text, view: view))
        }
        cache?.save(encoded, cleanRun: nil)
        return CommandOutcome(status: .success)
    }
}
