import HeirloomGraph
import HeirloomModel

/// An `Instantiator` builds the very type that it names; what only fulfils that type is an erased instantiator's to build.
enum InstantiatorsBuildWhatTheyName {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.filter { isBroken(at: $0, in: survey) }.map(GraphProblem.builtByAnotherName)
    }

    private static func isBroken(at hop: TreeSurvey.Hop, in survey: TreeSurvey) -> Bool {
        let tree = survey.tree
        guard case .instantiated(let order, .scope(let product)) = tree.link(at: hop), !order.isNamed,
            let builder = order.builder, !builder.isErased,
            tree[product].declared.typeID != order.wantedID
        else { return false }
        // A false claim is told where it is made.
        guard case .fits? = tree.adaptation(at: hop) else { return false }
        return survey.isInsistedOn[hop.scope.index] && !survey.isSuspect(hop.scope)
            && !survey.isSuspect(product)
            && !tree[hop].declared.isAmbiguous
    }
}
