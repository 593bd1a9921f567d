import HeirloomModel
import HeirloomSyntax

/// What `@Instantiated` says without a label: the closure that builds the property.
package enum Factory: Sendable {
    /// `@Instantiated({ (config: Config) in Client(url: config.url) })`
    case closure(ClosureExpression)
    /// `@Instantiated(Client.init)`
    case other(AttributeArgument)

    /// `nil` for an attribute whose arguments all have labels.
    init?(_ attribute: AttributeUse) {
        guard let argument = attribute.arguments?.first(where: { $0.label == nil }) else { return nil }
        guard case .other(let text) = argument.value,
            let closure = Parser.parseClosure(text, at: argument.valueRange.start)
        else {
            self = .other(argument)
            return
        }
        self = .closure(closure)
    }

    /// The closure, `nil` for anything else.
    package var closure: ClosureExpression? {
        switch self {
        case .closure(let closure): closure
        case .other: nil
        }
    }

    package var range: SourceRange {
        switch self {
        case .closure(let closure): closure.range
        case .other(let argument): argument.valueRange
        }
    }
}

extension ClosureExpression {
    /// What it says that it does besides, and what its statements do.
    package var neededEffects: CallEffects {
        var needed = effects
        // On an actor that it takes it is called from elsewhere.
        let isOnActor = parameters.contains { $0.type?.type.isParameter(saying: "isolated") ?? false }
        needed.isAsync = needed.isAsync || statements.suspends || isOnActor
        if statements.throwsErrors, !needed.isThrowing { needed.throwing = .anyError }
        return needed
    }

    /// In which isolation the function runs that is written for it: that of its global actor; outside of them all where
    /// it, or the function that it serves, is `@Sendable`; and else that of the type around it.
    package func isolation(serving type: TypeExpression) -> IsolationSpelling {
        let actors = attributes.filter { $0.baseName != "Sendable" }
        let isSendable = has("Sendable") || served(of: type)?.contract.isSendable ?? false
        return IsolationSpelling(
            attributes: actors.map(\.name.spelling),
            isNonisolated: isSendable && actors.isEmpty
        )
    }

    /// The type of what it returns, as far as that is written: what it says itself, or what its property is of. For a
    /// property that is a function, it builds what that returns, unless its statements are a closure themselves.
    package func builtType(for type: TypeReference) -> TypeReference {
        if let result { return result }
        guard let function = served(of: type.type) else { return type }
        return TypeReference(type: function.result, range: type.range)
    }

    /// The function that it serves, each call of which calls it; `nil` where it serves none, or returns one itself.
    private func served(of type: TypeExpression) -> BuilderFunction? {
        guard let function = BuilderFunction(type, isBuiltByClosure: true) else { return nil }
        let buildsNoFunction = !function.result.withoutOptional.isFunction
        guard let result = result?.type else {
            return statements.areOneClosure && buildsNoFunction ? nil : function
        }
        let isValue = result.withoutOptional.isFunction && buildsNoFunction || result.isSpelledLike(type)
        return isValue ? nil : function
    }
}
