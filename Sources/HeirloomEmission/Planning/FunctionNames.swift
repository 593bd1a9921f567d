import HeirloomGraph
import HeirloomModel

/// The names of a root's functions: `heirloomMakeLoggedInView`.
///
/// The prefix keeps them clear of the root's own members.
struct FunctionNames: Hashable, Sendable {
    private var names: [ScopeID: String] = [:]

    init(for scopes: [ScopeID], in graph: ScopeGraph) {
        let sorted = scopes.sorted { $0.index < $1.index }
        let modules = graph.names.modules
        let groups = Dictionary(grouping: sorted) { graph[$0].type.canonical.identifier(modules: modules) }
        var taken: Set<String> = []
        for (stem, group) in groups where group.count == 1 {
            names[group[0]] = stem
            taken.insert(stem)
        }
        for scope in sorted where names[scope] == nil {
            let stem = graph[scope].type.canonical.identifier(modules: modules)
            let module = TypeExpression.named([TypeNameComponent(graph[scope].module)])
            var candidate = module.identifier(modules: []) + "_" + stem
            var number = 2
            while !taken.insert(candidate).inserted {
                candidate = module.identifier(modules: []) + "_" + stem + "_" + String(number)
                number += 1
            }
            names[scope] = candidate
        }
    }

    subscript(scope: ScopeID) -> String {
        guard let name = names[scope] else {
            preconditionFailure("Every function is named before the first is planned.")
        }
        return "heirloomMake" + name
    }
}

extension TypeExpression {
    /// The type's words as one identifier, modules left out: `Container_Optional_URL`.
    fileprivate func identifier(modules: Set<String>) -> String {
        let words = wordsText(modules: modules).split { character in
            character.isASCII && !character.isLetter && !character.isNumber && character != "_"
        }
        let joined = words.joined(separator: "_")
        return joined.prefix(1).uppercased() + joined.dropFirst()
    }

    private func wordsText(modules: Set<String>) -> String {
        spelling { components in
            let isQualified = components.count > 1 && modules.contains(components[0].name)
            return components.dropFirst(isQualified ? 1 : 0).map { component in
                ([component.name] + component.arguments.map { $0.wordsText(modules: modules) })
                    .joined(separator: " ")
            }
            .joined(separator: " ")
        }
    }
}
