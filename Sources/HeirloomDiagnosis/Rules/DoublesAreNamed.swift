import HeirloomGraph

/// Whatever `additionalMocksToGenerate` names gets a double.
enum DoublesAreNamed {
    static func problems(in doubled: DoubleTree) -> [GraphProblem] {
        doubled.misnamed.map { .misnamedDouble($0) }
    }
}
