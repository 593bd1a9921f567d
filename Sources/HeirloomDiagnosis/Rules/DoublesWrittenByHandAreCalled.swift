import HeirloomGraph
import HeirloomModel

/// A function that is called `mock` and returns its type is used below a generated double: where it suspends, throws or lacks
/// a dependency, the real thing would be built silently.
enum DoublesWrittenByHandAreCalled {
    /// - Parameter products: What is built beside what the doubles build, as their arguments.
    static func problems(in doubled: DoubleTree, beside products: [ScopeID]) -> [GraphProblem] {
        let tree = doubled.tree
        let generated = Set(doubled.doubles)
        var walk = BreadthFirstWalk(from: doubled.doubles + products)
        var problems: [GraphProblem] = []
        while let scope = walk.next() {
            let declaration = tree[scope].declared.declaration
            let isMeant =
                declaration.double == nil && declaration.testDouble.functionName == "mock"
                && !declaration.testDouble.generateMock && !generated.contains(scope)
            if isMeant, !tree[scope].declared.isSpecialisation, let double = declaration.unusableDouble {
                problems.append(.unusableDouble(scope, double))
            }
            for edge in tree[scope].edges { walk.reach(edge.product) }
        }
        return problems
    }
}
