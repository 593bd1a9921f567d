import HeirloomGraph
import HeirloomModel

/// The list of a generic type does not mention its generic parameters: swiftc crashes on an attribute that does, so
/// that the macros cannot report it.
enum GenericFulfillmentRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.filter { tree[$0].declared.isGeneric }.flatMap { id -> [GraphProblem] in
            let declaration = tree[id].declared.declaration
            return declaration.fulfilledTypes.enumerated().compactMap { index, listed in
                var isMentioned = false
                listed.type.forEachName { components in
                    isMentioned = isMentioned || declaration.genericParameters.contains(components[0].name)
                }
                return isMentioned ? GraphProblem { $0.genericFulfillment(of: id, at: index) } : nil
            }
        }
    }
}
