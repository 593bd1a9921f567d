import HeirloomGraph
import HeirloomModel

/// A type has at most one hand-written double, and so has a type that several doubles list.
enum DuplicateMockOfTypeRule {
    static func problems(in doubled: DoubleTree) -> [GraphProblem] {
        doubled.duplicates.map { double in GraphProblem { $0.duplicateDouble(double) } }
    }
}

extension ProblemWording {
    fileprivate func duplicateDouble(_ double: DuplicateDouble) -> Diagnostic {
        let name = spelling(double.type)
        return Diagnostic(
            id: .duplicateMock,
            message: double.isListed
                ? "two hand-written mocks list '\(name)', so it is ambiguous which one to use"
                : "'\(name)' has two hand-written mocks, so it is ambiguous which one to use",
            location: place(double.duplicate),
            notes: [note("the other one is here; remove one of the two", at: place(double.first))]
        )
    }
}
