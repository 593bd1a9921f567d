import HeirloomModel
import HeirloomSyntax

/// A function among the members of a type or an extension.
package struct MemberFunction: Sendable {
    package let declaration: FunctionDeclaration
    /// The condition inside the type or extension under which the function is declared; `nil` for none.
    package let condition: Condition?

    /// The functions that can be called, in declaration order, including those under `#if`.
    static func all(in members: [Declaration]) -> [MemberFunction] {
        members.inAllClauses.compactMap { member, condition in
            guard case .function(let function) = member,
                !function.attributes.contains(where: \.makesUnavailable)
            else { return nil }
            return MemberFunction(declaration: function, condition: condition)
        }
    }
}
