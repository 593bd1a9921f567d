import HeirloomModel
import HeirloomReading

/// What is received only if available is optional, and not implicitly unwrapped; its source is named by
/// the type that is not.
enum OnlyIfAvailableIsOptional {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.kind == .received, property.attribute.boolean("onlyIfAvailable") == true else {
            return []
        }
        return declaredType(property) + sourceType(property)
    }

    private static func declaredType(_ property: InjectedProperty) -> [LocalProblem] {
        guard let type = property.declaration.type else { return [] }
        if case .implicitlyUnwrapped = type.type {
            return [.dependency(property, .onlyIfAvailableNotOptional(type))]
        }
        return type.type.wrappedInOptional == nil
            ? [.dependency(property, .onlyIfAvailableNotOptional(type))] : []
    }

    private static func sourceType(_ property: InjectedProperty) -> [LocalProblem] {
        guard case .metatype(let type)? = property.attribute.argument("ofType")?.value,
            type.type.wrappedInOptional != nil
        else { return [] }
        return [.dependency(property, .optionalRenamedType(type))]
    }
}
