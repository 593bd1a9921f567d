import HeirloomModel
import HeirloomReading

/// Other files can name the types of dependencies; the types of forwarded ones are as accessible as the declaring type.
///
/// Only types nested in the same type are visible here; the compiler checks the rest.
enum InaccessibleDependencyRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        guard !type.nested.isEmpty else { return [] }
        return type.injected.compactMap { property in
            problem(with: property, in: type).map { .dependency(property, $0) }
        }
    }

    private static func problem(
        with property: InjectedProperty,
        in type: InstantiableType
    ) -> DependencyProblem? {
        if let hidden = type.nestedType(namedBy: property, below: .internal),
            let modifier = hidden.type.modifiers.first(where: { $0.isAccessLevel })
        {
            return .unreachableType(hidden.name, modifier)
        }
        let access = min(type.writtenAccess ?? .internal, .public)
        guard property.kind == .forwarded,
            let narrow = type.nestedType(namedBy: property, below: access)
        else { return nil }
        return .narrowForwardedType(narrow.name, narrow.type, access: access)
    }
}

extension InstantiableType {
    /// Whether members as accessible as the type can name the types of its dependencies.
    package var exposesVisibleTypes: Bool {
        InaccessibleDependencyRule.problems(in: self).isEmpty
    }
}
