import HeirloomGraph

/// Every name in `additionalMocksToGenerate` gets a double.
enum MisnamedMockRule {
    static func problems(in doubled: DoubleTree) -> [GraphProblem] {
        doubled.misnamed.map { double in GraphProblem { $0.misnamedDouble(double) } }
    }
}
