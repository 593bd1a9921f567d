import HeirloomGraph
import HeirloomModel

/// The product of a function or an instantiator suspends and throws no more than the builder's type allows.
enum EffectfulBuilderRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.builderEdges.filter { isBroken($0, in: survey) }.map { edge in
            GraphProblem { $0.effectfulBuilder(edge) }
        }
    }

    private static func isBroken(_ edge: BuildEdge, in survey: TreeSurvey) -> Bool {
        guard isExceeded(along: edge, in: survey.tree) else { return false }
        // The function that should replace the instantiator allows it.
        return edge.builder?.instantiator == nil || !survey.tree[edge.product].forwarded.isEmpty
            || !LifetimeWithoutFunctionRule.isBroken(edge.builtFor, in: survey.tree)
    }

    static func isExceeded(along edge: BuildEdge, in tree: ScopeTree) -> Bool {
        guard let builder = edge.builder else { return false }
        return !tree.effects[edge.product].isAllowed(by: builder.effects)
    }
}

extension ProblemWording {
    fileprivate func effectfulBuilder(_ edge: BuildEdge) -> Diagnostic {
        let effects = tree.effects[edge.product]
        return Diagnostic(
            id: .effectfulBuilder,
            message: """
                building '\(name(edge.product))' \(verb(effects)), which '\(text(of: edge))' does not allow
                """,
            location: place(edge),
            notes: origins(ofEffectsOf: edge.product) { refused in
                !refused.isAllowed(by: edge.builder?.effects ?? .none)
            } + writing(along: edge),
            fixIts: fixIts([.takeFunction(edge)])
        )
    }
}
