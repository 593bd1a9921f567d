import HeirloomModel
import HeirloomSyntax

/// The unlabeled argument of `@Instantiated`: the closure that builds the property.
package enum Factory: Sendable {
    /// `@Instantiated({ (config: Config) in Client(url: config.url) })`
    case closure(ClosureExpression)
    /// `@Instantiated(Client.init)`
    case other(AttributeArgument)

    /// `nil` if all arguments of the attribute have labels.
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

    /// The closure; `nil` for anything else.
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
    /// The effects that a closure needs: those in its signature, and those of its statements.
    package var neededEffects: CallEffects {
        var needed = effects
        // A closure with an isolated parameter runs on that actor, and is called from elsewhere.
        let isOnActor = parameters.contains { $0.type?.type.isParameter(saying: "isolated") ?? false }
        needed.isAsync = needed.isAsync || statements.suspends || isOnActor
        if statements.throwsErrors, !needed.isThrowing { needed.throwing = .anyError }
        return needed
    }

    /// The isolation of the function that the macro writes for the closure: that of its global actor; none if the
    /// closure, or the function that it implements, is `@Sendable`; otherwise that of the enclosing type.
    package func isolation(serving type: TypeExpression) -> IsolationSpelling {
        let actors = attributes.filter { $0.baseName != "Sendable" }
        let isSendable = has("Sendable") || served(of: type)?.contract.isSendable ?? false
        return IsolationSpelling(
            attributes: actors.map(\.name.spelling),
            isNonisolated: isSendable && actors.isEmpty
        )
    }

    /// The type of the result, if it is written: in the closure's signature, or as the type of the property. For a
    /// property that is a function, the closure builds the function's result, unless its only statement is a closure
    /// itself.
    package func builtType(for type: TypeReference) -> TypeReference {
        if let result { return result }
        guard let function = served(of: type.type) else { return type }
        return TypeReference(type: function.result, range: type.range)
    }

    /// The function that the closure implements, so that each call of one calls the other; `nil` if it implements none,
    /// or returns one itself.
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
