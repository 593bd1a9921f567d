import HeirloomGraph
import HeirloomModel

/// What is forwarded can be copied: it is handed to everything below, and is part of a `ForwardedProperties`.
enum ForwardedTypesAreCopyable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        return tree.declaredIDs.flatMap { id -> [GraphProblem] in
            guard !survey.isSuspect(id) else { return [] }
            return tree[id].forwarded.compactMap { index in
                let type = tree[id].dependencies[index].declared.type.canonical
                guard let entity = type.entity(in: tree.table),
                    case .type(let read) = tree.table[entity].kind,
                    read.summary.suppressesCopying
                else { return nil }
                return .noncopyableForwarded(DependencyID(scope: id, index: index), entity)
            }
        }
    }
}

extension TypeSummary {
    /// `~Copyable`, `~Escapable`
    fileprivate var suppressesCopying: Bool {
        inheritance.contains { reference in
            guard case .suppressed(let constraint) = reference.type,
                case .named(let components) = constraint
            else { return false }
            return components.last?.name == "Copyable" || components.last?.name == "Escapable"
        }
    }
}
