import HeirloomGraph
import HeirloomModel

/// What is forwarded can be copied: it is handed to everything below, and is part of a `ForwardedProperties`. A closure only
/// hands on what its function is called with.
enum ForwardedTypesAreCopyable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        let declared = tree.declaredIDs.filter { tree[$0].declared.owner == nil }.flatMap { id in
            tree[id].forwarded.map { DependencyID(scope: id, index: $0) }
        }
        let keptByClosures = survey.edges.filter { tree[$0.product].declared.owner != nil }.flatMap { edge in
            tree[edge.product].forwarded.filter { !tree.isHandedOn($0, along: edge) }
                .map { DependencyID(scope: edge.product, index: $0) }
        }
        return (declared + keptByClosures).compactMap { property in
            guard !survey.isSuspect(property.scope),
                let entity = tree[property].declared.type.canonical.entity(in: tree.table),
                case .type(let read) = tree.table[entity].kind,
                read.summary.suppressesCopying
            else { return nil }
            return .noncopyableForwarded(property, entity)
        }
    }
}

extension ScopeTree {
    /// Whether a closure hands on what its function is called with: `{ (file: borrowing File) in … }`
    fileprivate func isHandedOn(_ dependency: Int, along edge: BuildEdge) -> Bool {
        let declaration = self[edge.product].dependencies[dependency].declared.declaration
        let taken = declaration.type.type
        if taken.isParameter(saying: "borrowing") || taken.isParameter(saying: "inout") { return true }
        return taken.isParameter(saying: "consuming")
            && parameters(along: edge).contains { $0.isConsumed && $0.label == declaration.label }
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
