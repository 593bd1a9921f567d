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
            return [.dependency(property, .onlyIfAvailableNotOptional(type))]
        }
        let isCollection = property.kind == .instantiated && type.type.isCollection
        return type.type.wrappedInOptional == nil && !isCollection && !type.type.mayBeAlias
            ? [.dependency(property, .onlyIfAvailableNotOptional(type))] : []
    }

    private static func sourceType(_ property: InjectedProperty) -> [LocalProblem] {
        guard case .metatype(let type)? = property.attribute.argument("ofType")?.value,
            type.type.wrappedInOptional != nil
        else { return [] }
        return [.dependency(property, .optionalRenamedType(type))]
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
