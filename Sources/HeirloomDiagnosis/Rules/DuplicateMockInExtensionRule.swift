import HeirloomGraph
import HeirloomModel

/// No extension has a function that conflicts with a generated `mock`. The macro cannot check this, because it sees
/// only the declaration.
enum DuplicateMockInExtensionRule {
    static func problems(in doubled: DoubleTree) -> [GraphProblem] {
        doubled.ambiguous.map { double in GraphProblem { $0.ambiguousDouble(double) } }
    }
}

extension ProblemWording {
    fileprivate func ambiguousDouble(_ double: AmbiguousDouble) -> Diagnostic {
        let type = name(double.scope)
        return Diagnostic(
            id: .ambiguousMock,
            message: """
                'mock' of '\(type)' conflicts with the generated 'mock': calls would be ambiguous; rename it, or move \
                it into '\(type)' under another name and set 'customMockName'
                """,
            location: tree.table.files.location(double.function.nameRange, in: double.file),
            notes: [note("'mock' is generated for this type", at: double.scope)]
        )
    }
}
