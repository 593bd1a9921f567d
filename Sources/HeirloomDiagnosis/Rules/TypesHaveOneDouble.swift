import HeirloomGraph

/// One hand-written double stands for a type, and one for what several of them list.
enum TypesHaveOneDouble {
    static func problems(in doubled: DoubleTree) -> [GraphProblem] {
        doubled.duplicates.map { .duplicateDouble($0) }
    }
}
