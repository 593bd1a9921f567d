import HeirloomGraph
import HeirloomModel

/// What is forwarded can be copied: it is handed to everything below, and is part of a `ForwardedProperties`. So can what is
/// received, which its provider keeps as well, and whatever a struct keeps. A closure only hands on what its function is called
/// with.
enum ForwardedTypesAreCopyable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        let declared = tree.declaredIDs.filter { tree[$0].declared.owner == nil }.flatMap { id in
            tree[id].dependencies.indices.filter { tree.copies($0, of: id) }
                .map { DependencyID(scope: id, index: $0) }
        }
        let keptByClosures = survey.edges.filter { tree[$0.product].declared.owner != nil }.flatMap { edge in
            tree[edge.product].forwarded.filter { !tree.isHandedOn($0, along: edge) }
                .map { DependencyID(scope: edge.product, index: $0) }
        }
        return (declared + keptByClosures).compactMap { property in
            guard !survey.isSuspect(property.scope),
                let entity = tree.noncopyableType(of: tree[property].declared)
            else { return nil }
            return .noncopyableForwarded(property, entity)
        }
    }
}

extension ScopeTree {
    /// The type of a dependency that was read and cannot be copied, unless that is told there.
    func noncopyableType(of dependency: DeclaredDependency) -> EntityID? {
        guard let entity = dependency.type.canonical.withoutOptional.entity(in: table),
            case .type(let read) = table[entity].kind, read.summary.suppressesCopying,
            !isInstantiable(entity)
        else { return nil }
        return entity
    }

    /// Whether a dependency must be copied: a class may own what is built for it alone.
    fileprivate func copies(_ dependency: Int, of scope: ScopeID) -> Bool {
        switch self[scope].dependencies[dependency].declared.origin {
        case .forwarded, .received, .receivedIfAvailable, .renamed: return true
        case .instantiated:
            switch self[scope].declared.declaration.form {
            case .declaration(.class), .declaration(.actor): return false
            case .declaration, .extension, .closure: return true
            }
        }
    }

    /// Whether a closure hands on what its function is called with: `{ (file: borrowing File) in … }`
    fileprivate func isHandedOn(_ dependency: Int, along edge: BuildEdge) -> Bool {
        let declaration = self[edge.product].dependencies[dependency].declared.declaration
        let taken = declaration.type.type
        if taken.isParameter(saying: "borrowing") || taken.isParameter(saying: "inout") { return true }
        return taken.isParameter(saying: "consuming")
            && parameters(along: edge).contains { $0.isConsumed && $0.label == declaration.label }
    }
}
