/// The type of a function that builds a value, without an optional or parentheses around it.
package struct BuilderFunction {
    package var contract = FunctionContract()
    /// The parameters, each labeled with its name in the function type.
    package var parameters: [BuilderParameter]
    package var result: TypeExpression

    /// Returns `nil` for a type that is not a function, for a function with other attributes, such as a C function, and
    /// for a function without a result, which only a closure can build.
    ///
    /// - Parameter isBuiltByClosure: Whether a closure builds the function's result.
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
                isNonescaping: parameter.type.isNonescaping,
                isAutoclosure: parameter.type.isParameter(saying: "@autoclosure"),
                isInout: parameter.type.isParameter(saying: "inout"),
                isSent: parameter.type.isParameter(saying: "sending"),
                isConsumed: parameter.type.isParameter(saying: "consuming")
            )
        }
        result = function.result
    }
}

/// A parameter of a function that builds a value.
package struct BuilderParameter: Hashable, Sendable {
    /// The explicit name of the parameter.
    package var label: String?
    /// The type of the argument, without specifiers.
    package var type: TypeExpression
    package var isVariadic: Bool
    /// Whether the parameter is a nonescaping function: one without `@escaping`.
    package var isNonescaping: Bool
    /// Whether the parameter is `@autoclosure () -> String`, so that the caller writes an expression instead of a
    /// function.
    package var isAutoclosure: Bool
    /// Whether the function may change the argument: `inout State`.
    package var isInout: Bool
    /// Whether the parameter is `sending`: `sending Connection`.
    package var isSent: Bool
    /// Whether the function takes ownership of the argument: `consuming File`.
    package var isConsumed: Bool
}

extension TypeExpression {
    /// Whether a parameter of this type, whose function type is not hidden by an alias, is nonescaping.
    fileprivate var isNonescaping: Bool {
        guard case .attributed(let attributes, let base) = self else { return isFunction }
        return !attributes.contains("@escaping") && base.isNonescaping
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
