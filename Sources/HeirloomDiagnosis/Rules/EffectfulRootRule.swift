import HeirloomGraph
import HeirloomModel

/// A root whose `init()` is called by the system or a protocol must be synchronous, nonthrowing, and take no
/// parameters, unless the protocol allows it.
enum EffectfulRootRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.search.roots.compactMap { root in
            let tree = survey.tree
            guard !tree.effects[root].isEmpty || !tree[root].forwarded.isEmpty, tree.needsInitializer(root),
                let caller = caller(of: root, in: tree)
            else { return nil }
            return GraphProblem { $0.effectfulRoot(root, caller: caller) }
        }
    }

    /// Returns the protocol that requires an `init()` without these effects, or for whose conformers the system calls
    /// it.
    ///
    /// - Parameter takesInputs: Whether the root takes inputs; `nil` to find out.
    static func caller(of root: ScopeID, in tree: ScopeTree, ifItTakesInputs takesInputs: Bool? = nil)
        -> String?
    {
        guard let entity = tree[root].declared.entity else { return nil }
        let effects = tree.effects[root]
        for base in tree.resolver.basesOfType(entity) {
            guard case .type(let read) = tree.table[base].kind, read.summary.kind == .protocol else {
                continue
            }
            let inputs = tree.inputLabels(of: root)
            let isNarrow = read.summary.initializers.contains { requirement in
                let isAllowed =
                    (requirement.isAsync || !effects.isAsync)
                    && (requirement.isThrowing || !effects.isThrowing)
                return requirement.isPlain && (takesInputs ?? !inputs.isEmpty || !isAllowed)
                    || requirement.labels == inputs && !isAllowed
            }
            if isNarrow { return read.summary.name }
        }
        return tree.protocolOfSystem(calling: entity)
    }
}

extension ProblemWording {
    fileprivate func effectfulRoot(_ root: ScopeID, caller: String) -> Diagnostic {
        let (effects, inputs) = (tree.effects[root], tree.inputLabels(of: root))
        let message: String
        let advice: String
        if effects.isEmpty {
            message = """
                root '\(name(root))' takes \(inputs.listed()), but '\(caller)' requires an 'init()' without parameters
                """
            advice = """
                move \(inputs.listed()) and the other dependencies to a new type 'Main', and build it on demand: \
                '@Instantiated let start: (…) -> Main'
                """
        } else {
            let required = inputs.isEmpty ? "'init()'" : "the initializer"
            message = """
                building root '\(name(root))' \(verb(effects)), which \(required) of '\(caller)' does not allow
                """
            advice = """
                move the dependencies to a new type 'Main', and build it on demand: '@Instantiated let start: \
                \(function(effects, "Main"))'
                """
        }
        return Diagnostic(
            id: .effectfulRoot,
            message: message,
            location: place(root),
            notes: origins(ofEffectsOf: root) { !$0.isEmpty } + [note(advice, at: root)]
        )
    }

    /// `() async throws -> Main`
    private func function(_ effects: BuildEffects, _ result: String) -> String {
        let allowed = CallEffects(isAsync: effects.isAsync, throwing: effects.isThrowing ? .anyError : .never)
        return "() \(allowed.spelling) -> \(result)"
    }
}
