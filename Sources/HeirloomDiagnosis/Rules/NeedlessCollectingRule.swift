import HeirloomGraph

/// `collecting` applies only to collections: arrays and dictionaries that no type fulfills as a whole. It mentions each
/// name once.
enum NeedlessCollectingRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let needless = survey.instantiations.filter { property in
            let dependency = survey.tree[property]
            return dependency.declared.request?.attribute.collecting != nil && dependency.collected == nil
                && !isNothing(dependency) && !dependency.declared.isAmbiguous
                && !survey.isSuspect(property.scope)
        }
        let repeated = survey.instantiations.flatMap { property in
            (survey.tree[property].collected?.repeated ?? []).map { element in
                GraphProblem { $0.repeatedElement(element, at: property) }
            }
        }
        return needless.map { property in GraphProblem { $0.needlessCollecting(property) } } + repeated
    }

    /// Whether it chooses nothing, and is therefore `nil`.
    private static func isNothing(_ dependency: LinkedDependency) -> Bool {
        dependency.declared.request?.collection?.chosen?.isEmpty == true && dependency.isAbsent
    }
}
