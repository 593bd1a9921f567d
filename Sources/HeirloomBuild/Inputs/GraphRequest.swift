import HeirloomGraph
import HeirloomModel
import HeirloomReading

/// The inputs of a graph, as given by the arguments.
package struct GraphRequest {
    package var module: String
    /// The module's sources; `nil` if a summary replaces them.
    private var sources: [String]?
    private var sourcesFile: String?
    private var lowerModules: [(name: String, list: String)]
    private var summaries: [String]
    private var rootMode: GraphInput.RootMode
    private var packages: [(name: String, value: String)]
    private var pluginFolders: [(name: String, value: String)]
    private var moduleViews: [String: Set<String>]
    private var localTargets: [(name: String, value: String)]
    private var missingProducts: [(name: String, value: String)]
    private var projectFolder: String?
    private var languageMode: LanguageMode?
    private var flags: Set<String>
    private var flagsBelow: [(name: String, value: String)]
    private var expectedFlags: ExpectedFlags?
    private var modulesAreComplete: Bool
    private var closedModules: [String]
    private var cacheFolder: String?
    private var fingerprint: RunFingerprint

    /// - Parameter operands: The operands that are sources.
    package init(_ arguments: ParsedArguments, operands: [String]) throws(CommandFailure) {
        module = try SourceArguments.module(arguments)
        summaries = arguments.values(of: GraphOptions.summary)
        sources = try SourceArguments.paths(
            arguments,
            operands: operands,
            mayBeAbsent: !summaries.isEmpty
        )
        sourcesFile = arguments.value(of: GraphOptions.sourcesFile)
        lowerModules = try arguments.pairs(of: GraphOptions.moduleSources).map { ($0.name, $0.value) }
        rootMode = arguments.value(of: GraphOptions.roots).flatMap(GraphInput.RootMode.init) ?? .detect
        packages = try arguments.pairs(of: GraphOptions.modulePackage)
        pluginFolders = try arguments.pairs(of: GraphOptions.pluginFolder)
        moduleViews = try GraphOptions.views(arguments)
        localTargets = try arguments.pairs(of: GraphOptions.localTarget)
        missingProducts = try arguments.pairs(of: GraphOptions.moduleWithoutProduct, mayRepeat: true)
        languageMode = arguments.value(of: GraphOptions.languageMode).flatMap { LanguageMode($0) }
        projectFolder = arguments.value(of: GraphOptions.projectFolder)
        flags = try SourceArguments.conditions(arguments)
        flagsBelow = try arguments.pairs(of: GraphOptions.moduleCondition, mayRepeat: true)
        let configuration = arguments.value(of: GraphOptions.configuration)
            .flatMap(ExpectedFlags.Configuration.init)
        expectedFlags =
            arguments.has(GraphOptions.conditionsAreComplete)
            ? ExpectedFlags(configuration: configuration) : nil
        modulesAreComplete = arguments.has(GraphOptions.modulesAreComplete)
        closedModules = arguments.values(of: GraphOptions.closedModule)
        cacheFolder = arguments.value(of: GraphOptions.cache)
        fingerprint = RunFingerprint(arguments.texts)
    }

    /// The results of earlier runs; `nil` without a cache.
    package var cache: DeclarationCache? {
        cacheFolder.flatMap { folder in
            DeclarationCache(
                folder: folder,
                module: module,
                modulesBelow: lowerModules.map { below in
                    (below.name, pluginFolders.first { $0.name == below.name }?.value)
                }
            )
        }
    }

    /// Reads the requested sources, and parses those that the cache does not contain.
    package func readSources(
        besides output: OutputFile?,
        cache: DeclarationCache?
    ) async throws(CommandFailure) -> [ReadModule] {
        var modules: [ReadModule] = []
        if let sources {
            modules.append(
                try await ModuleReader.read(
                    module,
                    sources: sources,
                    known: KnownConditions(flags: flags),
                    cache: cache
                )
            )
        }
        for (name, list) in lowerModules {
            if modules.contains(where: { $0.name == name }) { throw ModuleCollection.isGivenTwice(name) }
            let sources = try SourceList.read(list)
            let known = KnownConditions(flags: Set(flagsBelow.filter { $0.name == name }.map(\.value)))
            modules.append(try await ModuleReader.read(name, sources: sources, known: known, cache: cache))
        }
        let lists = [sourcesFile].compactMap(\.self) + lowerModules.map(\.list)
        try InputFiles(modules: modules, paths: lists + summaries).refuseToReplace(by: output, cache)
        return modules
    }

    /// Returns the fingerprint of everything that determines the output if nothing is wrong; `nil` if the sources alone
    /// do not determine it.
    func fingerprint(of sources: [EncodedModule]) -> ContentHash? {
        guard summaries.isEmpty else { return nil }
        return fingerprint.hash(of: sources, modulesWithPlugin: modulesWithPlugin)
    }

    /// Reads all other inputs.
    package func read(
        with sources: [ReadModule],
        besides output: OutputFile?,
        cache: DeclarationCache?
    ) async throws(CommandFailure) -> GraphReading {
        var decoded: [Decoded<ModuleSummary>] = []
        for source in sources { decoded.append(try await source.decoded()) }
        var reading = try await reading(of: decoded.map(\.summary), besides: output, cache: cache)
        reading.isAsHashed = decoded.allSatisfy(\.isAsHashed)
        return reading
    }

    /// Reads everything but the sources.
    package func reading(
        of sources: [ModuleSummary],
        besides output: OutputFile? = nil,
        cache: DeclarationCache? = nil
    ) async throws(CommandFailure) -> GraphReading {
        var modules = ModuleCollection()
        for source in sources { try modules.insert(source) }
        for path in summaries { try modules.insert(await SummaryDocument.read(path)) }
        guard let own = modules[module] else {
            throw CommandFailure("no sources and no summary of '\(module)' are given")
        }
        let directories = AdditionalDirectories(base: projectFolder)
        let more = try await directories.modules(configuredIn: own, besides: modules.sorted, cache: cache)
        try InputFiles(modules: more).refuseToReplace(by: output, cache)
        for module in more { try modules.insert(await module.summary()) }
        return GraphReading(
            input: input(modules.sorted),
            additionalModules: more,
            isOfSourcesOnly: directories.areNone(configuredIn: own),
            warnings: projectFolder == nil ? [] : directories.warnings(configuredIn: own)
        )
    }

    /// The modules below that also run the generator.
    private var modulesWithPlugin: Set<String> {
        Set(pluginFolders.filter { FileBytes.isFolder($0.value) }.map(\.name))
    }

    private func input(_ modules: [ModuleSummary]) -> GraphInput {
        let reading = MockReading(of: module, in: modules)
        var input = GraphInput(module: module, modules: reading.modules, rootMode: rootMode)
        input.modulesWithoutPlugin = Set(
            pluginFolders.filter { !FileBytes.isFolder($0.value) }.map(\.name)
        )
        input.modulesWithPlugin = modulesWithPlugin
        input.moduleViews = moduleViews
        for summary in modules {
            guard let view = summary.view else { continue }
            input.moduleViews[summary.name] = view
            if summary.name != module { input.modulesWithPlugin.insert(summary.name) }
        }
        #if compiler(<6.1)
        input.functionsTakeIsolation = false
        #endif
        input.localTargets = Dictionary(uniqueKeysWithValues: localTargets.map { ($0.name, $0.value) })
        for (module, product) in missingProducts {
            input.missingProducts[module, default: []].insert(product)
        }
        input.packages = Dictionary(uniqueKeysWithValues: packages.map { ($0.name, $0.value) })
        input.flags = flags
        input.languageMode = languageMode
        input.expectedFlags = expectedFlags
        input.modulesAreComplete = modulesAreComplete
        input.closedModules = Set(closedModules)
        input.requirements = reading.requirements
        return input
    }
}

/// The inputs that were read, and warnings about reading them.
package struct GraphReading {
    package var input: GraphInput
    /// The modules that the configuration requests.
    var additionalModules: [ReadModule]
    /// Whether the sources alone determine what is read.
    var isOfSourcesOnly: Bool
    /// Whether all summaries match the bytes that were hashed.
    var isAsHashed = true
    var warnings: [Diagnostic]
}

/// The sources of one module, as given by the arguments.
package enum SourceArguments {
    /// Returns the name of the module, which must be an identifier.
    package static func module(_ arguments: ParsedArguments) throws(CommandFailure) -> String {
        let name = try arguments.required(GraphOptions.module)
        guard ReservedWords.isPlainIdentifier(name) else {
            throw CommandFailure("'\(name)' is not a valid module name")
        }
        return name
    }

    /// Returns the compilation conditions that are set, which must be identifiers.
    static func conditions(_ arguments: ParsedArguments) throws(CommandFailure) -> Set<String> {
        let names = arguments.values(of: GraphOptions.condition)
        if let name = names.first(where: { !ReservedWords.isPlainIdentifier($0) }) {
            throw CommandFailure("'\(name)' is not a valid name of a condition")
        }
        return Set(names)
    }

    /// Returns the operands and the paths in the list, or `nil` if there are none and `mayBeAbsent` is `true`.
    static func paths(
        _ arguments: ParsedArguments,
        operands: [String],
        mayBeAbsent: Bool
    ) throws(CommandFailure) -> [String]? {
        var paths = operands
        if let list = arguments.value(of: GraphOptions.sourcesFile) { paths += try SourceList.read(list) }
        if paths.isEmpty {
            guard mayBeAbsent else { throw CommandFailure("no sources are given") }
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

    static func isGivenTwice(_ name: String) -> CommandFailure {
        CommandFailure("the module '\(name)' is given twice")
    }

    mutating func insert(_ module: ModuleSummary) throws(CommandFailure) {
        if modules.updateValue(module, forKey: module.name) != nil { throw Self.isGivenTwice(module.name) }
    }
}
