import HeirloomGraph
import HeirloomModel

/// Generic types do not require one another with ever larger arguments: the tree would have no end.
enum EndlessGenericsRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.endlessGenerics.map { endless in GraphProblem { $0.endlessGenerics(endless) } }
    }
}
