import HeirloomGraph
import HeirloomModel

/// A function `mock` that returns its type is used below generated doubles. If it suspends, throws or lacks a
/// dependency, the real type would be built silently.
enum UncalledDoubleRule {
    /// - Parameter products: The products that are built as arguments of the doubles, in addition to what the doubles
    ///   build.
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
            if isMeant, !tree[scope].declared.isSpecialization, let double = declaration.unusableDouble {
                problems.append(GraphProblem { $0.unusableDouble(double, of: scope) })
            }
            for edge in tree[scope].edges { walk.reach(edge.product) }
        }
        return problems
    }
}

extension ProblemWording {
    fileprivate func unusableDouble(_ double: UnusableDouble, of scope: ScopeID) -> Diagnostic {
        let effects = [
            double.effects.isAsync ? "'async'" : nil, double.effects.isThrowing ? "throwing" : nil,
        ]
        .compactMap(\.self)
        let faults = [
            effects.isEmpty ? nil : "is \(effects.enumeration())",
            double.lacking.isEmpty ? nil : "does not take \(double.lacking.listed())",
        ]
        .compactMap(\.self)
        let place = location(double.nameRange, scope)
        return Diagnostic(
            id: .unusableMock,
            message: """
                'mock' of '\(name(scope))' \(faults.joined(separator: " and ")), so the generated mocks that build \
                '\(name(scope))' do not use it
                """,
            location: place,
            notes: [
                note(
                    """
                    make it take every dependency without 'async' and 'throws', or rename it if it is not a mock
                    """,
                    at: place
                )
            ]
        )
    }
}
