import HeirloomGraph
import HeirloomModel

/// A type with forwarded properties is built on demand, because nothing can be passed to a type that is built
/// immediately.
enum EagerForwardingRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let eager = survey.edges.filter { edge in
            edge.moment == .atOnce && !survey.tree[edge.product].forwarded.isEmpty
                && !survey.isSuspect(edge.product)
        }
        if eager.isEmpty { return [] }
        // An edge of a cycle is already reported, with the same remedy.
        let loops = InstantiationCycleRule.loops(in: survey.tree).map(Set.init)
        return eager.filter { edge in
            !loops.contains { $0.contains(edge.owner) && $0.contains(edge.product) }
        }
        .map { edge in GraphProblem { $0.eagerForwarding(edge) } }
    }
}

extension ProblemWording {
    fileprivate func eagerForwarding(_ edge: BuildEdge) -> Diagnostic {
        let product = edge.product
        let labels = tree[product].forwarded.map { tree[product].dependencies[$0].declared.declaration.label }
        return Diagnostic(
            id: .eagerForwarding,
            message: """
                '\(text(of: edge))' cannot be built eagerly because \(labels.listed()) must be forwarded to \
                '\(name(product))'
                """,
            location: place(edge),
            notes: whatIsForwarded(to: product) + [buildingLater(edge)],
            fixIts: fixIts([
                collecting(at: edge.builtFor) == nil
                    ? .buildOnDemand([edge]).guessed : .collectWhatIsNamed(at: edge.builtFor)
            ])
        )
    }

    private func buildingLater(_ edge: BuildEdge) -> Diagnostic.Note {
        if let collecting = collecting(at: edge.builtFor) { return collecting }
        if tree[edge.builtFor].collected != nil, remedies.onDemand(edge) == nil {
            return note(
                "the elements take different parameters, so one function cannot build them; list types with the same "
                    + "'@Forwarded' properties in 'collecting'",
                at: edge
            )
        }
        return note("build it on demand: '\(onDemand(edge))'", at: edge)
    }
}
