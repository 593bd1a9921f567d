import HeirloomGraph

/// No extension has a function that conflicts with a generated `mock`. The macro cannot check this, because it sees
/// only the declaration.
enum DuplicateMockInExtensionRule {
    static func problems(in doubled: DoubleTree) -> [GraphProblem] {
        doubled.ambiguous.map { double in GraphProblem { $0.ambiguousDouble(double) } }
    }
}
