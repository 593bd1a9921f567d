import HeirloomGraph
import HeirloomModel

/// The list of a generic type does not mention its generic parameters: swiftc crashes on an attribute that does, so
/// that the macros cannot report it.
enum GenericFulfillmentRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.filter { tree[$0].declared.isGeneric }.flatMap { id -> [GraphProblem] in
            let declaration = tree[id].declared.declaration
            return declaration.fulfilledTypes.enumerated().compactMap { index, listed in
                let isMentioned = listed.type.containsName {
                    declaration.genericParameters.contains($0[0].name)
                }
                return isMentioned ? GraphProblem { $0.genericFulfillment(of: id, at: index) } : nil
            }
        }
    }
}

extension ProblemWording {
    fileprivate func genericFulfillment(of scope: ScopeID, at index: Int) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let listed = declaration.fulfilledTypes[index]
        let name = declaration.path.joined(separator: ".")
        return Diagnostic(
            id: .unsupportedGenerics,
            message: """
                '\(name)' cannot list '\(listed.type.withoutParentheses.spelling)': swiftc crashes if the attribute \
                uses the type's generic parameters; remove it from the list
                """,
            location: location(listed.range, scope),
            notes: [
                note(
                    """
                    to build '\(name)' for a property of type '\(listed.type.withoutParentheses.spelling)', write \
                    '@Instantiated(fulfilledByType: "\(name)<…>")' there
                    """,
                    at: scope
                )
            ]
        )
    }
}
