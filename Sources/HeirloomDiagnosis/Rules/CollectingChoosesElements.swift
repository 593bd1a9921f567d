import HeirloomGraph

/// `collecting` stands where something is collected: on an array or a dictionary that nothing fulfills as it is.
enum CollectingChoosesElements {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.filter { property in
            let dependency = survey.tree[property]
            return dependency.declared.request?.attribute.collecting != nil && dependency.collected == nil
                && !dependency.declared.isAmbiguous && !survey.isSuspect(property.scope)
        }
        .map(GraphProblem.needlessCollecting)
    }
}
