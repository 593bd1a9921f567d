import HeirloomGraph
import HeirloomModel

/// Prints types and names in mocks of protocols.
struct MockTexts {
    private let printer: TypePrinter
    /// The names of the members that answer the requirements.
    private let members: Set<String>

    init(_ printer: TypePrinter, members: Set<String>) {
        self.printer = printer
        self.members = members
    }

    /// The spelling of a type that is used for values, with `any` before protocols.
    func spelling(_ type: TypeExpression) -> String { printer.spelling(type) }

    /// The spelling of a constraint or of its subject, without `any`.
    func constraint(_ type: TypeExpression) -> String { type.spelling(name: printer.spelling) }

    func isProtocol(_ components: [TypeNameComponent]) -> Bool { printer.isConstraint(components) }

    /// The name of a type of `HeirloomMocks`, with the prefix `Heirloom` if another declaration has that name.
    func runtime(_ name: String) -> String {
        isHidden(name) || members.contains(name) ? "Heirloom" + name : name
    }

    /// The name of a type of the standard library, with its module if another declaration has that name.
    func standard(_ name: String) -> String { isHidden(name) ? "Swift." + name : name }

    /// The name of a type within the mock, with the prefix `Own` if the protocol has that name.
    func nested(_ name: String) -> String {
        printer.parameters.contains(name) || members.contains(name) ? "Own" + name : name
    }

    private func isHidden(_ name: String) -> Bool {
        printer.names.topLevel[name] != nil || printer.parameters.contains(name)
    }

    /// The texts within the declaration of generic parameters.
    func declaring(_ parameters: [String]) -> MockTexts {
        MockTexts(printer.declaring(parameters), members: members)
    }

    /// `T: P` or `U == V`, with other spellings of the types.
    func clause(
        _ requirement: GenericRequirement,
        spelling spelled: (TypeExpression) -> TypeExpression
    ) -> String {
        let subject = constraint(spelled(requirement.subject))
        if let same = requirement.sameType { return "\(subject) == \(constraint(spelled(same)))" }
        return "\(subject): \(requirement.supertype.map { constraint(spelled($0)) } ?? "AnyObject")"
    }

    /// ` where T: P, U == V`, empty for none.
    static func whereClause(_ clauses: [String]) -> String {
        clauses.isEmpty ? "" : " where " + clauses.joined(separator: ", ")
    }
}

extension [MockLine] {
    /// The lines under a condition, if there is one.
    func under(_ condition: Condition?) -> [MockLine] {
        guard let condition else { return self }
        return [MockLine(0, condition.directive)] + self + [MockLine(0, "#endif")]
    }

    /// `head { parameter in`, the lines with a further indentation, and `}`.
    static func block(_ head: String, taking parameter: String = "", _ lines: [MockLine]) -> [MockLine] {
        let indented = lines.map { MockLine($0.text.isEmpty ? 0 : $0.depth + 1, $0.text) }
        return [MockLine(0, head + " {" + parameter)] + indented + [MockLine(0, "}")]
    }
}
