/// The type of a function that builds something, an optional and parentheses around it aside.
package struct BuilderFunction {
    package var contract = FunctionContract()
    /// Each under the name by which the function's type calls it.
    package var parameters: [BuilderParameter]
    package var result: TypeExpression

    /// `nil` for what is no function, for one with other attributes, as of C, and for one that returns nothing, which only
    /// a closure can build.
    ///
    /// - Parameter isBuiltByClosure: Whether a closure says what is done.
    package init?(_ type: TypeExpression, isBuiltByClosure: Bool = false) {
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
        guard case .function(let function) = type, isBuiltByClosure || !function.result.isVoid else {
            return nil
        }
        contract.effects = CallEffects(isAsync: function.isAsync, throwing: function.throwing)
        parameters = function.parameters.map { parameter in
            BuilderParameter(
                label: parameter.secondName,
                type: parameter.type.withoutSpecifiers,
                isVariadic: parameter.isVariadic,
                isLent: parameter.type.isLent,
                isAutoclosure: parameter.type.isParameter(saying: "@autoclosure"),
                isInout: parameter.type.isParameter(saying: "inout"),
                isSent: parameter.type.isParameter(saying: "sending"),
                isConsumed: parameter.type.isParameter(saying: "consuming")
            )
        }
        result = function.result
    }
}

/// A parameter of a function that builds.
package struct BuilderParameter: Hashable, Sendable {
    /// The name that is written for it.
    package var label: String?
    /// What is handed in, without the words that say how.
    package var type: TypeExpression
    package var isVariadic: Bool
    /// Whether it is a function that must not be kept when the call is over: one without `@escaping`.
    package var isLent: Bool
    /// Whether it is the result of a function that is written where the function is called: `@autoclosure () -> String`
    package var isAutoclosure: Bool
    /// Whether what is called may change it: `inout State`
    package var isInout: Bool
    /// Whether the caller hands it over for good: `sending Connection`
    package var isSent: Bool
    /// Whether what is called may keep it or end its life: `consuming File`
    package var isConsumed: Bool
}

extension TypeExpression {
    /// Whether a parameter of this type, in which no alias stands for a function, is one that does not escape.
    fileprivate var isLent: Bool {
        guard case .attributed(let attributes, let base) = self else { return isFunction }
        return !attributes.contains("@escaping") && base.isLent
    }

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
