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
        collect(members, conditions: [], into: &found)
        return found
    }

    private static func collect(
        _ members: [Declaration],
        conditions: [Condition],
        into found: inout [MemberFunction]
    ) {
        for member in members {
            switch member {
            case .function(let function):
                if function.attributes.contains(where: \.makesUnavailable) { continue }
                let condition: Condition? = conditions.isEmpty ? nil : .all(of: conditions)
                found.append(MemberFunction(declaration: function, condition: condition))
            case .conditional(let conditional):
                for clause in conditional.conditionedClauses {
                    collect(clause.declarations, conditions: conditions + [clause.condition], into: &found)
                }
            case .importing, .type, .extending, .alias, .property, .initializer, .macroUse:
                break
            }
        }
    }
}
