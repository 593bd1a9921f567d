import HeirloomGraph
import HeirloomModel

/// A root whose `init()` something else calls, which neither waits nor catches nor hands anything in, suspends, throws and
/// takes nothing.
enum RootsMayHaveEffects {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.search.roots.compactMap { root in
            let tree = survey.tree
            guard !tree.effects[root].isEmpty || !tree[root].forwarded.isEmpty, tree.needsInitializer(root),
                let caller = caller(of: root, in: tree)
            else { return nil }
            return .effectfulRoot(root, caller: caller)
        }
    }

    /// The protocol that requires an `init()` without effects, or for whose conformers the system calls it.
    private static func caller(of root: ScopeID, in tree: ScopeTree) -> String? {
        guard let entity = tree[root].declared.entity else { return nil }
        let effects = tree.effects[root]
        for base in tree.resolver.basesOfType(entity) {
            guard case .type(let read) = tree.table[base].kind, read.summary.kind == .protocol else {
                continue
            }
            let takesSomething = !tree[root].forwarded.isEmpty
            let isNarrow = read.summary.initializers.contains {
                $0.isPlain && (takesSomething || !tree.allows(effects, $0))
            }
            if isNarrow { return read.summary.name }
        }
        return tree.protocolOfSystem(calling: entity)
    }
}

extension ScopeTree {
    /// Whether an initializer that a protocol requires may do that.
    fileprivate func allows(_ effects: BuildEffects, _ requirement: InitializerSummary) -> Bool {
        (requirement.isAsync || !effects.isAsync) && (requirement.isThrowing || !effects.isThrowing)
    }
}
