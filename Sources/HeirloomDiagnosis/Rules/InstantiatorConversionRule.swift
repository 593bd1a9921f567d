import HeirloomGraph
import HeirloomModel

/// An `Instantiator` builds exactly the type that it names. A type that only fulfills it requires an erased
/// instantiator.
enum InstantiatorConversionRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { isBroken($0, in: survey) }.map { edge in
            GraphProblem { $0.builtByAnotherName(edge) }
        }
    }

    private static func isBroken(_ edge: BuildEdge, in survey: TreeSurvey) -> Bool {
        let tree = survey.tree
        let declared = tree[edge.builtFor].declared
        guard let builder = edge.builder, !builder.isErased, let request = declared.request, !request.isNamed,
            tree[edge.product].declared.typeID != request.wantedID
        else { return false }
        // A false claim is reported at its list.
        guard case .fits = tree.adaptation(of: edge) else { return false }
        return survey.isInsistedOn[edge.owner.index] && !survey.isSuspect(edge.owner)
            && !survey.isSuspect(edge.product) && !declared.isAmbiguous
    }
}
