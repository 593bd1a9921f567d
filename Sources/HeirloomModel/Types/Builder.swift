/// The type of a property that builds a product whenever its owner requests one.
package enum Builder: Hashable, Sendable {
    /// `Instantiator<Product>`
    case instantiator(BuilderKind)
    /// `@Sendable (User) async throws -> Product`
    case function(FunctionContract)

    /// The kind of instantiator; `nil` for a function.
    package var instantiator: BuilderKind? {
        switch self {
        case .instantiator(let kind): kind
        case .function: nil
        }
    }

    /// Whether the type may name a supertype or wrapper of the product instead of the product itself, as that of every
    /// function may.
    package var isErased: Bool { instantiator?.isErased ?? true }

    /// Whether the closure is `@Sendable`, explicitly or because it runs on a global actor.
    package var isSendable: Bool {
        switch self {
        case .instantiator(let kind): kind.isSendable
        case .function(let contract): contract.isSendable || contract.globalActor != nil
        }
    }

    /// The name of the global actor on which the closure runs, as spelled in the type.
    package var globalActor: String? {
        switch self {
        case .instantiator: nil
        case .function(let contract): contract.globalActor
        }
    }

    /// The effects that the type allows.
    package var effects: CallEffects {
        switch self {
        case .instantiator: .none
        case .function(let contract): contract.effects
        }
    }
}

/// The contract of a function that builds: the parts of its type other than the parameters and the result.
package struct FunctionContract: Hashable, Sendable {
    /// `@Sendable`
    package var isSendable = false
    /// `MainActor` of `@MainActor`
    package var globalActor: String?
    /// `async throws(E)`
    package var effects = CallEffects.none
}

/// One of the four instantiators, by its properties.
package struct BuilderKind: Hashable, Sendable {
    /// Whether the type names a supertype or wrapper of the product instead of the product itself.
    package let isErased: Bool
    /// Whether the closure is `@Sendable`, and so builds in a nonisolated context.
    package let isSendable: Bool

    package init(isErased: Bool = false, isSendable: Bool = false) {
        self.isErased = isErased
        self.isSendable = isSendable
    }

    /// Returns `nil` for the name of another type.
    package init?(typeName: String) {
        guard typeName.hasSuffix("Instantiator"),
            let kind = Self.all.first(where: { $0.typeName == typeName })
        else { return nil }
        self = kind
    }

    /// The name of the type: `SendableErasedInstantiator`.
    package var typeName: String {
        switch (isErased, isSendable) {
        case (false, false): "Instantiator"
        case (false, true): "SendableInstantiator"
        case (true, false): "ErasedInstantiator"
        case (true, true): "SendableErasedInstantiator"
        }
    }

    /// The names of all four instantiators.
    package static let typeNames = Set(all.map(\.typeName))

    private static let all = [
        BuilderKind(), BuilderKind(isSendable: true), BuilderKind(isErased: true),
        BuilderKind(isErased: true, isSendable: true),
    ]
}

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
package struct BuilderParameter: Equatable, Sendable {
    /// The explicit name of the parameter.
    package var label: String?
    /// The type of the argument, without specifiers.
    package let type: TypeExpression
    package let isVariadic: Bool
    /// Whether the parameter is a nonescaping function: one without `@escaping`.
    package let isNonescaping: Bool
    /// Whether the parameter is `@autoclosure () -> String`, so that the caller writes an expression instead of a
    /// function.
    package var isAutoclosure: Bool
    /// Whether the function may change the argument: `inout State`.
    package let isInout: Bool
    /// Whether the parameter is `sending`: `sending Connection`.
    package let isSent: Bool
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

/// The type of an instantiator as written: `Instantiator<Product>?`, `Heirloom.ErasedInstantiator`.
package struct InstantiatorType {
    package let kind: BuilderKind
    /// The generic arguments, even if there are too few or too many.
    package let arguments: [TypeExpression]

    /// Returns `nil` for a type that is not an instantiator, ignoring an optional and parentheses around it.
    package init?(_ type: TypeExpression) {
        guard case .named(let components) = type.withoutOptional, let last = components.last,
            components.count == 1 || (components.count == 2 && components[0].name == "Heirloom"),
            let kind = BuilderKind(typeName: last.name)
        else { return nil }
        self.kind = kind
        arguments = last.arguments
    }
}
