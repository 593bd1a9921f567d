import HeirloomModel
import HeirloomReading

/// Other files can name the types of dependencies; the types of forwarded ones are as accessible as the declaring type.
///
/// Only types nested in the same type are visible here; the compiler checks the rest.
enum InaccessibleDependencyRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        guard !type.nested.isEmpty else { return [] }
        return type.injected.compactMap { problem(with: $0, in: type) }
    }

    private static func problem(with property: InjectedProperty, in type: InstantiableType) -> LocalProblem? {
        if let hidden = type.nestedType(namedBy: property, below: .internal),
            let modifier = hidden.type.modifiers.first(where: { $0.isAccessLevel })
        {
            return .hiddenType(hidden.name, of: property, by: modifier)
        }
        let access = min(type.writtenAccess ?? .internal, .public)
        guard property.kind == .forwarded,
            let narrow = type.nestedType(namedBy: property, below: access)
        else { return nil }
        return .narrowType(narrow.name, narrow.type, of: property, below: access)
    }
}

extension InstantiableType {
    /// Whether members as accessible as the type can name the types of its dependencies.
    package var exposesVisibleTypes: Bool {
        InaccessibleDependencyRule.problems(in: self).isEmpty
    }
}

extension LocalProblem {
    /// `@Received let x: X` in a type that contains `private struct X {}`
    fileprivate static func hiddenType(
        _ type: String,
        of property: InjectedProperty,
        by modifier: Modifier
    ) -> LocalProblem {
        LocalProblem(
            .unreachableType,
            of: property,
            message: """
                the type '\(type)' of '\(property.label)' is '\(modifier.keyword)', so generated code in another file \
                cannot use it
                """
        ) {
            [FixIt("make '\(type)' internal", $0.remove(modifier.range))]
        }
    }

    /// `@Forwarded let x: X` in a public type that contains `struct X {}`
    fileprivate static func narrowType(
        _ type: String,
        _ nested: NestedType,
        of property: InjectedProperty,
        below access: AccessLevel
    ) -> LocalProblem {
        LocalProblem(
            .narrowForwardedType,
            of: property,
            message: """
                type '\(type)' of forwarded property '\(property.label)' must be '\(access.rawValue)', like the type \
                that declares the property
                """
        ) { edits in
            let written = nested.modifiers.first { $0.isAccessLevel }
            let edit =
                written.map { edits.replace($0.range, with: access.rawValue) }
                ?? nested.start.map { edits.insert("\(access.rawValue) ", at: $0) }
            return edit.map { [FixIt("make '\(type)' \(access.rawValue)", $0)] } ?? []
        }
    }
}
