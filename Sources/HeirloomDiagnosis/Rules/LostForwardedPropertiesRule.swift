import HeirloomGraph
import HeirloomModel

/// An instantiator passes the forwarded properties of its type. An `instantiate` for one specialization does not take
/// them, so that only a function can build the specialization later.
enum LostForwardedPropertiesRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.generics.isEmpty { return [] }
        return survey.builderEdges.filter { edge in
            guard let instantiator = edge.builder?.instantiator, !instantiator.isErased,
                tree[edge.product].isBuiltByExtension, let type = tree[edge.product].declared.entity,
                let generic = tree.generics[type]
            else { return false }
            return !tree[generic].forwarded.isEmpty
        }
        .map { edge in GraphProblem { $0.lostForwarding(edge) } }
    }
}

extension ProblemWording {
    fileprivate func lostForwarding(_ edge: BuildEdge) -> Diagnostic {
        let product = edge.product
        let generic = tree[product].declared.entity.flatMap { tree.generics[$0] }
        let function = "() -> \(spelling(tree.declaredRequest(along: edge)))"
        return Diagnostic(
            id: .mismatchedParameters,
            message: """
                '\(text(of: edge))' takes the forwarded properties of '\(generic.map(name) ?? name(product))', but \
                'instantiate' builds '\(name(product))' without them
                """,
            location: place(edge),
            notes: [
                note("built here", at: product),
                note("to build it on demand, write '\(function)'", at: edge),
            ]
        )
    }
}
