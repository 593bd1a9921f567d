import HeirloomGraph

/// No extension has a function that could be meant where a generated `mock` is called: the macro, which sees the
/// declaration only, cannot tell.
enum ExtensionsAddNoSecondDouble {
    static func problems(in doubled: DoubleTree) -> [GraphProblem] {
        doubled.ambiguous.map { .ambiguousDouble($0) }
    }
}
