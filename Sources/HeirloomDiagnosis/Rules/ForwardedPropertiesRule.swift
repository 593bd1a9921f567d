import HeirloomGraph
import HeirloomModel

/// The first generic argument of an erased instantiator is its product's `ForwardedProperties`, with the labels in any
/// order, because the closure accesses the values by label.
enum ForwardedPropertiesRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.builderEdges.filter { isBroken($0, in: survey) }.map { edge in
            GraphProblem { $0.wrongForwardedProperties(edge) }
        }
    }

    /// Whether the forwarded properties in a property's type differ from those of its product.
    static func isBroken(_ edge: BuildEdge, in survey: TreeSurvey) -> Bool {
        guard case .properties(let written) = survey.tree[edge.builtFor].declared.request?.forwarding,
            !survey.isSuspect(edge.product), survey.tree[edge.product].declared.ambiguities.isEmpty
        else { return false }
        let scope = survey.tree[edge.product].declared
        let expected = scope.forwardedProperties.canonical
        let byName = scope.type.canonical.appending([TypeNameComponent("ForwardedProperties")])
        return written != expected && written != byName
            && scope.forwardedOrder(in: .properties(written)) == nil
    }
}

extension ProblemWording {
    fileprivate func wrongForwardedProperties(_ edge: BuildEdge) -> Diagnostic {
        guard let builder = edge.builder?.instantiator else {
            preconditionFailure("only an erased instantiator says what is forwarded")
        }
        let product = edge.product
        let expected = forwardedProperties(along: edge)
        let requested = spelling(edge.requestedType)
        return Diagnostic(
            id: .mismatchedParameters,
            message: "'\(text(of: edge))' does not match the forwarded properties of '\(name(product))'",
            location: place(edge),
            notes: whatIsForwarded(to: product) + [
                note("write '\(builder.typeName)<\(expected), \(requested)>'", at: edge)
            ],
            fixIts: fixIts([.eraseInstantiator(builder, edge)])
        )
    }
}
