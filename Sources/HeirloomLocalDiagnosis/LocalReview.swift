import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// Checks the declarations of a file against the local rules while they are read.
final class LocalReview: DeclarationReview {
    /// The problems in the order in which they were found.
    private var problems: [LocalProblem] = []
    private let text: SourceText

    init(text: SourceText) {
        self.text = text
    }

    /// The problems in source order.
    var sortedProblems: [LocalProblem] {
        problems.sorted { left, right in
            (left.range.start, left.id.rawValue) < (right.range.start, right.id.rawValue)
        }
    }

    func review(_ declaration: Declaration) {
        note(StrayAttributeRule.problems(of: declaration))
    }

    func review(stray property: PropertyDeclaration, in owner: TypeDeclaration?) {
        note(StrayDependencyRule.problems(of: property, in: owner))
    }

    func review(configuration use: MacroUse, isAtFileScope: Bool) {
        note(LocalRules.problems(ofConfiguration: use, isAtFileScope: isAtFileScope))
    }

    func faults(in type: InstantiableAlternatives) -> [Bool] {
        let found = LocalRules.problems(ofEach: type, text: text)
        note(LocalRules.distinct(found, of: type))
        return found.map { $0.holdFaults }
    }

    func hasFaults(_ type: InstantiableExtension) -> Bool {
        let found = LocalRules.problems(of: type)
        note(found)
        return found.holdFaults
    }

    /// Adds problems, which hardly any declaration has.
    private func note(_ found: [LocalProblem]) {
        if !found.isEmpty { problems += found }
    }

    func allowsInstantiable(_ type: TypeDeclaration, enclosing: [EnclosingDeclaration]) -> Bool {
        LocalRules.allowInstantiable(type, enclosing: enclosing, text: text)
    }
}

extension [LocalProblem] {
    /// Whether any of the problems is an error.
    fileprivate var holdFaults: Bool { contains { $0.id.severity == .error } }
}
