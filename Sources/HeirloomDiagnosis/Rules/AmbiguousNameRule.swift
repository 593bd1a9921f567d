import HeirloomGraph
import HeirloomModel

/// Every name below a root denotes one type, which the sources determine.
enum AmbiguousNameRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        var inferred: Set<AmbiguousName> = []
        var tooLarge: Set<TypeExpression> = []
        return survey.reached.flatMap { scope in
            survey.tree[scope].declared.ambiguities.compactMap { reference -> GraphProblem? in
                switch reference.name.cause {
                case .several: GraphProblem { $0.ambiguousName(reference, in: scope) }
                case .tooLarge:
                    tooLarge.insert(reference.written.type).inserted
                        ? GraphProblem { $0.tooLargeType(reference, in: scope) } : nil
                // One declaration in the type fixes all uses of the member.
                case .inferred:
                    inferred.insert(reference.name).inserted
                        ? GraphProblem { $0.inferredName(reference, in: scope) } : nil
                }
            }
        }
    }
}
