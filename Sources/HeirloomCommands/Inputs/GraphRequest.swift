import HeirloomGraph
import HeirloomModel

/// What the arguments ask a graph to be made from.
struct GraphRequest {
    var module: String
    /// The module's sources, `nil` where one of the summaries stands for them.
    private var sources: [String]?
    private var lowerModules: [(name: String, list: String)]
    private var summaries: [String]
    private var rootMode: GraphInput.RootMode
    private var packages: [(name: String, value: String)]
    private var pluginFolders: [(name: String, value: String)]
    private var projectFolder: String?
    private var flags: Set<String>
    private var flagsBelow: [(name: String, value: String)]

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        module = try SourceArguments.module(arguments)
        summaries = arguments.values(of: GraphOptions.summary)
        sources = try SourceArguments.paths(arguments, mayBeAbsent: !summaries.isEmpty)
        lowerModules = try arguments.pairs(of: GraphOptions.moduleSources).map { ($0.name, $0.value) }
        rootMode = arguments.value(of: GraphOptions.roots).flatMap(GraphInput.RootMode.init) ?? .detect
        packages = try arguments.pairs(of: GraphOptions.modulePackage)
        pluginFolders = try arguments.pairs(of: GraphOptions.pluginFolder)
        projectFolder = arguments.value(of: GraphOptions.projectFolder)
        flags = Set(arguments.values(of: GraphOptions.condition))
        flagsBelow = try arguments.pairs(of: GraphOptions.moduleCondition, mayRepeat: true)
    }

    /// Reads everything that is asked for.
    func read(besides output: OutputFile) async throws(CommandFailure) -> GraphReading {
        var modules = ModuleCollection()
        if let sources {
            try output.refuseToReplace(sources)
            try modules.insert(
                await ModuleReader.summary(
                    ofModule: module,
                    sources: sources,
                    known: KnownConditions(flags: flags)
                )
            )
        }
        for (name, list) in lowerModules {
            try modules.refuse(name)
            let sources = try SourceList.read(list)
            try output.refuseToReplace(sources + [list])
            let known = KnownConditions(flags: Set(flagsBelow.filter { $0.name == name }.map(\.value)))
            try modules.insert(
                await ModuleReader.summary(ofModule: name, sources: sources, known: known)
            )
        }
        try output.refuseToReplace(summaries)
        for path in summaries { try modules.insert(SummaryDocument.read(path)) }
        guard let own = modules[module] else {
            throw CommandFailure("no source of '\(module)' is given, and no summary of it")
        }
        let directories = AdditionalDirectories(base: projectFolder)
        for module in try await directories.modules(configuredIn: own, besides: modules.sorted) {
            try modules.insert(module)
        }
        return GraphReading(
            input: input(modules.sorted),
            modulesWithPlugin: Set(pluginFolders.filter { FileBytes.isFolder($0.value) }.map(\.name)),
            warnings: projectFolder == nil ? [] : directories.warnings(configuredIn: own)
        )
    }

    private func input(_ modules: [ModuleSummary]) -> GraphInput {
        GraphInput(
            module: module,
            modules: modules,
            rootMode: rootMode,
            modulesWithoutPlugin: Set(pluginFolders.filter { !FileBytes.isFolder($0.value) }.map(\.name)),
            packages: Dictionary(uniqueKeysWithValues: packages.map { ($0.name, $0.value) }),
            flags: flags
        )
    }
}

/// What was read, and what there is to say about the reading of it.
struct GraphReading {
    var input: GraphInput
    /// The modules below for which the generator runs as well.
    var modulesWithPlugin: Set<String>
    var warnings: [Diagnostic]
}

/// The sources of one module among the arguments.
enum SourceArguments {
    /// The name of the module, which is an identifier.
    static func module(_ arguments: ParsedArguments) throws(CommandFailure) -> String {
        let name = try arguments.required(GraphOptions.module)
        guard ReservedWords.isPlainIdentifier(name) else {
            throw CommandFailure("'\(name)' cannot be the name of a module")
        }
        return name
    }

    /// The operands and what the list names; `nil` where there is nothing and need not be.
    static func paths(
        _ arguments: ParsedArguments,
        mayBeAbsent: Bool
    ) throws(CommandFailure) -> [String]? {
        var paths = arguments.operands
        if let list = arguments.value(of: GraphOptions.sourcesFile) { paths += try SourceList.read(list) }
        if paths.isEmpty {
            guard mayBeAbsent else { throw CommandFailure("no source is given") }
            return nil
        }
        return paths
    }
}

/// Modules by name.
private struct ModuleCollection {
    private var modules: [String: ModuleSummary] = [:]

    var sorted: [ModuleSummary] { modules.values.sorted { $0.name < $1.name } }

    subscript(name: String) -> ModuleSummary? { modules[name] }

    func refuse(_ name: String) throws(CommandFailure) {
        if modules[name] != nil { throw CommandFailure("the module '\(name)' is given twice") }
    }

    mutating func insert(_ module: ModuleSummary) throws(CommandFailure) {
        try refuse(module.name)
        modules[module.name] = module
    }
}

extension OutputFile {
    /// A wrong argument must not cost a source.
    func refuseToReplace(_ inputs: [String]) throws(CommandFailure) {
        for input in inputs where isSame(as: input) {
            throw CommandFailure("the output '\(path)' is also an input")
        }
    }
}
