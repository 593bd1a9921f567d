import HeirloomGraph
import HeirloomModel

/// How types and names are printed in mocks of protocols.
struct MockTexts {
    private let printer: TypePrinter

    init(_ printer: TypePrinter) { self.printer = printer }

    /// A type that stands for values.
    func spelling(_ type: TypeExpression) -> String { printer.spelling(type) }

    /// A type that values conform to, or what such a clause is about.
    func constraint(_ type: TypeExpression) -> String { type.spelling(name: printer.spelling) }

    func isProtocol(_ components: [TypeNameComponent]) -> Bool { printer.isConstraint(components) }

    /// A type of `HeirloomMocks`, under its other name where something else is called so.
    func runtime(_ name: String) -> String {
        printer.names.topLevel[name] == nil ? name : "Heirloom" + name
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
