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
            return LocalProblem(
                .unreachableType,
                of: property,
                message: """
                    the type '\(hidden.name)' of '\(property.label)' is '\(modifier.keyword)', so generated code in \
                    another file cannot use it
                    """
            ) {
                [FixIt("make '\(hidden.name)' internal", $0.remove(modifier.range))]
            }
        }
        let access = min(type.writtenAccess ?? .internal, .public)
        guard property.kind == .forwarded,
            let narrow = type.nestedType(namedBy: property, below: access)
        else { return nil }
        return LocalProblem(
            .inaccessibleType,
            of: property,
            message: """
                type '\(narrow.name)' of forwarded property '\(property.label)' must be '\(access.rawValue)', like the \
                type that declares the property
                """
        ) { edits in
            let written = narrow.type.modifiers.first { $0.isAccessLevel }
            let edit =
                written.map { edits.replace($0.range, with: access.rawValue) }
                ?? narrow.type.start.map { edits.insert("\(access.rawValue) ", at: $0) }
            return edit.map { [FixIt("make '\(narrow.name)' \(access.rawValue)", $0).guessed] } ?? []
        }
    }
}

extension InstantiableType {
    /// Whether members as accessible as the type can name the types of its dependencies.
    package var exposesVisibleTypes: Bool {
        InaccessibleDependencyRule.problems(in: self).isEmpty
    }
}
