import HeirloomModel
import HeirloomReading

/// The type of a dependency can be named from another file, and that of a forwarded one wherever its type can.
///
/// Only what is declared inside the same type can be seen here; the compiler sees the rest.
enum GeneratedCodeReachesDependencies {
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
        GeneratedCodeReachesDependencies.problems(in: self).isEmpty
    }
}
