/// The type of a function that builds something, an optional and parentheses around it aside.
package struct BuilderFunction {
    package var contract = FunctionContract()
    /// Each under the name by which the function's type calls it.
    package var parameters: [TupleTypeElement]
    package var result: TypeExpression

    /// `nil` for what is no function, for one that returns nothing, and for one with other attributes, as of C.
    package init?(_ type: TypeExpression) {
        var type = type.withoutOptional.withoutParentheses
        if case .attributed(let attributes, let base) = type {
            for attribute in attributes where attribute != "@escaping" {
                if attribute == "@Sendable" {
                    contract.isSendable = true
                } else if let actor = attribute.globalActorName {
                    contract.globalActor = actor
                } else {
                    return nil
                }
            }
            type = base.withoutParentheses
        }
        guard case .function(let function) = type, !function.result.isVoid else { return nil }
        contract.effects = CallEffects(isAsync: function.isAsync, throwing: function.throwing)
        parameters = function.parameters.map { parameter in
            TupleTypeElement(
                label: parameter.secondName,
                type: parameter.type,
                isVariadic: parameter.isVariadic
            )
        }
        result = function.result
    }
}

extension TypeExpression {
    /// `()`, `Void`
    fileprivate var isVoid: Bool {
        let result = withoutParentheses
        if case .named(let components) = result {
            return components.last == TypeNameComponent("Void")
                && components.dropLast().allSatisfy { $0.name == "Swift" }
        }
        return result == .tuple([])
    }
}
