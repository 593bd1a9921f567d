import HeirloomModel
import HeirloomSyntax

/// A function among the members of a type or an extension.
package struct MemberFunction: Sendable {
    package let declaration: FunctionDeclaration
    /// The condition inside the type or extension under which the function is declared; `nil` for none.
    package let condition: Condition?

    /// The functions that can be called, in declaration order, including those under `#if`.
    static func all(in members: [Declaration]) -> [MemberFunction] {
        var found: [MemberFunction] = []
        members.forEachInAllClauses { member, condition in
            guard case .function(let function) = member,
                !function.attributes.contains(where: { $0.makesUnavailable })
            else { return }
            found.append(MemberFunction(declaration: function, condition: condition))
        }
        return found
    }
}

extension MockFunctionSummary {
    /// The functions of an extension that any code in the module may call in the same way as a generated double.
    static func all(in extended: ExtensionDeclaration) -> [MockFunctionSummary] {
        if extended.modifiers.isHidden { return [] }
        return MemberFunction.all(in: extended.members).compactMap { member in
            let function = member.declaration
            guard function.name == "mock", function.isTypeFunction, !function.modifiers.isHidden else {
                return nil
            }
            return MockFunctionSummary(
                nameRange: function.nameRange,
                requiredLabels: function.requiredParameters.map { $0.label ?? "_" },
                condition: member.condition
            )
        }
    }
}
