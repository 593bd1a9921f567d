import HeirloomModel
import HeirloomReading

/// What is there only if available is optional, and not implicitly unwrapped, or what is instantiated may be a collection;
/// the source of what is received is named by the type that is not optional.
///
/// What an alias stands for is not seen here: of what may be one the generator says whether it is optional.
enum OnlyIfAvailableIsOptional {
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
