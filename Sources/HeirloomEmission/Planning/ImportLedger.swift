import HeirloomGraph
import HeirloomModel

/// Keeps account of what the generated file has to import, and how widely.
struct ImportLedger: Hashable, Sendable {
    private let graph: ScopeGraph
    /// The modules that are needed by name.
    private var modules: [String: AccessLevel] = [:]
    /// The files that spelled a printed type that was not read, so that any of their imports may declare it.
    private var files: [FileID: AccessLevel] = [:]

    init(_ graph: ScopeGraph) {
        self.graph = graph
        use(module: "Heirloom")
        for module in graph.additionalImportedModules { use(module: module) }
    }

    /// A module is needed in declarations as accessible as `access`.
    mutating func use(module: String, access: AccessLevel = .internal) {
        guard module != graph.module else { return }
        modules[module] = max(modules[module] ?? .internal, access)
    }

    /// A type is printed in a declaration as accessible as `access`.
    mutating func use(_ type: ResolvedType, access: AccessLevel = .internal) {
        for name in type.spelled.names {
            guard name.count > 1, let head = name.first?.name, graph.names.modules.contains(head) else {
                continue
            }
            use(module: head, access: access)
        }
        if let file = type.externalNamesFile { files[file] = max(files[file] ?? .internal, access) }
    }

    /// The imports, sorted by module.
    func plans() -> [ImportPlan] {
        var levels = modules
        var attributes: [String: Set<String>] = [:]
        for (file, level) in files {
            for declaration in graph[file].imports where declaration.module != graph.module {
                // A module from which a wide declaration takes nothing is not imported widely: only the
                // file's author knew which it is, and said so.
                let needed = min(declaration.access ?? .internal, level)
                levels[declaration.module] = max(levels[declaration.module] ?? .internal, needed)
                attributes[declaration.module, default: []].formUnion(declaration.attributes)
            }
        }
        let ownImports = graph.files.filter { $0.module == graph.module }.flatMap(\.imports)
        for declaration in ownImports {
            attributes[declaration.module, default: []].formUnion(declaration.attributes)
        }
        let leveled = Set(ownImports.filter { $0.access != nil }.map(\.module))
        return levels.keys.sorted().map { module in
            ImportPlan(
                attributes: attributes[module, default: []].filter(Self.isKept).sorted(),
                access: leveled.contains(module) ? levels[module] : nil,
                module: module
            )
        }
    }

    private static func isKept(_ attribute: String) -> Bool {
        attribute == "@preconcurrency" || attribute == "@testable" || attribute.hasPrefix("@_spi")
    }
}
