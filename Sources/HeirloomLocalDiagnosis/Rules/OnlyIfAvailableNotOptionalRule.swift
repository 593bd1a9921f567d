import HeirloomModel
import HeirloomReading

/// A dependency with `onlyIfAvailable` has an optional type that is not implicitly unwrapped; if instantiated, it may
/// be a collection instead. The type in `ofType` is not optional.
///
/// Aliases cannot be resolved here: the generator checks whether a type that may be an alias is optional.
enum OnlyIfAvailableNotOptionalRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.attribute.boolean("onlyIfAvailable") == true, property.factory == nil else {
            return []
        }
        return declaredType(property) + sourceType(property)
    }

    private static func declaredType(_ property: InjectedProperty) -> [LocalProblem] {
        guard let type = property.declaration.type else { return [] }
        if case .implicitlyUnwrapped = type.type {
            return [.notOptional(property, type)]
        }
        let isCollection = property.kind == .instantiated && type.type.isCollection
        return type.type.wrappedInOptional == nil && !isCollection && !type.type.mayBeAlias
            ? [.notOptional(property, type)] : []
    }

    private static func sourceType(_ property: InjectedProperty) -> [LocalProblem] {
        guard case .metatype(let type)? = property.attribute.argument("ofType")?.value,
            let wrapped = type.type.wrappedInOptional
        else { return [] }
        return [.optionalRenamedType(type, wrapping: wrapped)]
    }
}

extension TypeExpression {
    /// Whether it is spelled as an array or a dictionary.
    fileprivate var isCollection: Bool {
        switch withoutParentheses {
        case .array, .dictionary: return true
        case .named(let components):
            guard let last = components.last else { return false }
            return ["Array", "Dictionary"].contains(last.name) && !last.arguments.isEmpty
        case .member, .optional, .implicitlyUnwrapped, .inlineArray, .tuple, .function, .existential, .opaque,
            .composition, .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion,
            .attributed, .integer, .placeholder:
            return false
        }
    }
}

extension LocalProblem {
    /// `@Received(onlyIfAvailable: true) let x: X`
    fileprivate static func notOptional(_ property: InjectedProperty, _ type: TypeReference) -> LocalProblem {
        let isReceived = property.kind == .received
        return LocalProblem(
            .onlyIfAvailableNotOptional,
            of: property,
            message: """
                '\(property.label)' is \(isReceived ? "received" : "instantiated") only if available, so its type must \
                be optional\(isReceived ? "" : " or a collection"), not '\(type.type.spelling)'
                """
        ) { edits in
            let optional = TypeExpression.optional(type.type.withoutImplicitUnwrapping).spelling
            return [FixIt("make '\(property.label)' optional", edits.replace(type.range, with: optional))]
                + edits.removing(flag: "onlyIfAvailable", from: property.attribute)
        }
    }

    /// `@Received(fulfilledByDependencyNamed: "y", ofType: Y?.self, onlyIfAvailable: true) let x: X?`
    fileprivate static func optionalRenamedType(
        _ type: TypeReference,
        wrapping wrapped: TypeExpression
    ) -> LocalProblem {
        LocalProblem(
            .needlessOptional,
            at: type.range,
            message: """
                '\(type.type.spelling)' is optional; write '\(wrapped.spelling)', and 'onlyIfAvailable' also finds \
                optional values
                """
        ) {
            [FixIt("write '\(wrapped.spelling)'", $0.replace(type.range, with: wrapped.metatypeBaseSpelling))]
        }
    }
}

extension TypeExpression {
    fileprivate var withoutImplicitUnwrapping: TypeExpression {
        if case .implicitlyUnwrapped(let wrapped) = self { wrapped } else { self }
    }
}
