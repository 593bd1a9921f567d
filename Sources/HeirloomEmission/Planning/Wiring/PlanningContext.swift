import HeirloomGraph
import HeirloomModel

/// The context that all plans of a file share.
final class PlanningContext {
    let graph: ScopeGraph
    /// The first words of printed types, which no local may hide.
    let typeHeads: Set<String>
    /// The scopes whose `instantiate` differs only in its result from that for another specialization of the type.
    let overloaded: Set<ScopeID>
    /// Whether the file sees names that were not read, any of which may clash with names of other modules that were.
    let meetsUnreadNames: Bool
    let availability: AvailabilityBelow

    init(_ graph: ScopeGraph, meetsUnreadNames: Bool = false) {
        self.graph = graph
        self.meetsUnreadNames = meetsUnreadNames
        typeHeads = Self.typeHeads(in: graph)
        overloaded = Self.overloaded(in: graph)
        availability = AvailabilityBelow(graph)
    }

    /// The first words that start with the first byte of some label, which are few. No local can be named like any
    /// other.
    private static func typeHeads(in graph: ScopeGraph) -> Set<String> {
        var isInitial = [Bool](repeating: false, count: 256)
        for value in graph.values {
            if let initial = value.label.utf8.first { isInitial[Int(initial)] = true }
        }
        func isLikeLabel(_ word: String) -> Bool { word.utf8.first.map { isInitial[Int($0)] } ?? false }
        let modules = graph.names.modules
        let mayBeAlias = isLikeLabel(GeneratedNames.aliasPrefix)
        var heads: Set<String> = []
        func note(_ type: ResolvedType) {
            type.spelled.forEachName { components in
                if isLikeLabel(components[0].name) { heads.insert(components[0].name) }
                if mayBeAlias, let last = components.last {
                    heads.formUnion(components.map { GeneratedNames.aliasPrefix + $0.name })
                    heads.insert(GeneratedNames.aliasPrefix + last.name)
                }
                // The name may be printed without its module.
                guard components.count > 1, isLikeLabel(components[1].name),
                    modules.contains(components[0].name)
                else { return }
                heads.insert(components[1].name)
            }
        }
        for value in graph.values { note(value.type) }
        for scope in graph.scopes {
            note(scope.type)
            for dependency in scope.dependencies {
                // Most types were noted with their values.
                let type = graph[dependency.value].type
                if dependency.type !== type { note(dependency.type) }
                for edge in dependency.edges {
                    if edge.requestedType !== type { note(edge.requestedType) }
                    if edge.lifetime != nil, isLikeLabel("Kept") { heads.insert("Kept") }
                }
                if dependency.collection != nil { dependency.keyTypes.forEach(note) }
            }
        }
        return heads
    }

    private static func overloaded(in graph: ScopeGraph) -> Set<ScopeID> {
        var scopes: [Call: [ScopeID]] = [:]
        for (index, scope) in graph.scopes.enumerated() where scope.declaration.form == .extension {
            guard case .named(let components) = scope.type.canonical else { continue }
            let labels = scope.declaration.construction.arguments.map(\.label)
            scopes[Call(type: components.map(\.name), labels: labels), default: []].append(ScopeID(index))
        }
        return Set(scopes.values.filter { $0.count > 1 }.joined())
    }

    /// The form of a call of `instantiate`, without generic arguments.
    private struct Call: Hashable {
        var type: [String]
        var labels: [String?]
    }
}

extension ScopeDependency {
    /// The types of the keys that are cases of enums.
    fileprivate var keyTypes: [ResolvedType] {
        (collection?.keys ?? []).compactMap { key in
            if case .enumCase(let type, _) = key { type } else { nil }
        }
    }
}
