import HeirloomGraph
import HeirloomModel

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
        let repeated = survey.collections.flatMap { property in
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

extension ProblemWording {
    fileprivate func needlessCollecting(_ property: DependencyID) -> Diagnostic {
        let reason: String
        if tree[property].declared.request?.isNamed == true {
            reason = "'fulfilledByType' specifies the type to build"
        } else if let edge = tree[property].edges.first {
            reason = "'\(name(edge.product))' fulfills it directly"
        } else {
            reason = "its type is not an array or dictionary that can be collected"
        }
        return Diagnostic(
            id: .needlessCollecting,
            message: """
                'collecting' has no effect on '\(text(of: property))' of '\(name(property.scope))': \(reason)
                """,
            location: place(property),
            fixIts: fixIts([.removeArgument("collecting", from: property).guessed])
        )
    }

    fileprivate func repeatedElement(_ element: ChosenElement, at property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .needlessCollecting,
            message: """
                'collecting' of '\(text(of: property))' of '\(name(property.scope))' lists \
                '\(element.name.type.spelling)' more than once; it is collected once
                """,
            location: location(element.name.range, property.scope),
            fixIts: fixIts([.collectOnce(at: property)])
        )
    }
}
