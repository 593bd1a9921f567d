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

    /// ` where T: P, U == V`, empty for none.
    static func whereClause(
        _ constraints: [GenericRequirement],
        _ part: MockedProtocol.Part,
        _ spelling: (TypeExpression) -> String
    ) -> String {
        func text(_ type: TypeExpression) -> String { spelling(part.types[type]?.spelled ?? type) }
        let clauses = constraints.map { constraint in
            if let same = constraint.sameType { return "\(text(constraint.subject)) == \(text(same))" }
            return "\(text(constraint.subject)): \(constraint.supertype.map(text) ?? "AnyObject")"
        }
        return clauses.isEmpty ? "" : " where " + clauses.joined(separator: ", ")
    }
}
