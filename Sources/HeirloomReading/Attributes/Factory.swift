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
    /// The effects of a call. A closure with an isolated parameter runs on that actor, and is called from elsewhere.
    var callEffects: CallEffects {
        let isOnActor = parameters.contains { $0.type?.type.isParameter(saying: "isolated") ?? false }
        return CallEffects(isAsync: effects.isAsync || isOnActor, throwing: effects.throwing)
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

/// The three attributes that make a property a dependency.
package enum DependencyAttribute: String, Sendable {
    case instantiated = "Instantiated"
    case forwarded = "Forwarded"
    case received = "Received"

    package init?(_ attribute: AttributeUse) {
        // Compared one by one, because looking up a raw value costs more.
        let name = attribute.baseName
        if name == "Received" {
            self = .received
        } else if name == "Instantiated" {
            self = .instantiated
        } else if name == "Forwarded" {
            self = .forwarded
        } else {
            return nil
        }
        guard attribute.isHeirloom(name) else { return nil }
    }
}

extension PropertyDeclaration {
    /// Attributes of the language and of well-known macros that store nothing themselves.
    private static let plainAttributes = Set(
        """
        available backDeployed export GKInspectable IBInspectable IBOutlet inlinable MainActor nonobjc
        NSManaged objc ObservationIgnored ObservationTracked preconcurrency spi _spi unsafe safe
        usableFromInline warn_unqualified_access
        """.words
    )

    /// The property wrappers, outermost first: all attributes of a `var` that are not known to be of another kind.
    package var wrappers: [AttributeUse] {
        guard isVariable else { return [] }
        return attributes.filter { attribute in
            DependencyAttribute(attribute) == nil && !Self.plainAttributes.contains(attribute.baseName)
        }
    }

    /// Whether something other than the initializer gives the property its value.
    ///
    /// `var x: X = y`, `var x: X?`, and any property with an attribute that may be a wrapper or a macro.
    var hasValue: Bool {
        if initialValue != nil { return true }
        if !attributes.isEmpty {
            let storing = attributes.filter { !Self.plainAttributes.contains($0.baseName) }
            let beginnings = storing.map { SDKType.named($0.baseName)?.wrapper ?? .itself }
            if beginnings.contains(.reference) { return false }
            if zip(storing, beginnings).contains(where: { $1 == .itself || $0.arguments != nil }) {
                return true
            }
        }
        guard isVariable, let type = type?.type else { return false }
        if case .optional = type { return true }
        return if case .implicitlyUnwrapped = type { true } else { false }
    }

    package var isTypeProperty: Bool {
        !modifiers.isEmpty && modifiers.contains { $0.keyword == "static" || $0.keyword == "class" }
    }

    /// `(a, b)`
    package var isPattern: Bool { name == "_" || name.utf8.first == UInt8(ascii: "(") }
}

extension AttributeUse {
    /// Whether it is a wrapper of the SDK without an `init(wrappedValue:)`, so that an initializer takes the wrapper
    /// itself.
    var wrapsNoValue: Bool { baseName == "Binding" }
}
