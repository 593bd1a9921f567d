import HeirloomGraph

/// A type has at most one hand-written double, and so has a type that several doubles list.
enum DuplicateMockOfTypeRule {
    static func problems(in doubled: DoubleTree) -> [GraphProblem] {
        doubled.duplicates.map { double in GraphProblem { $0.duplicateDouble(double) } }
    }
}
