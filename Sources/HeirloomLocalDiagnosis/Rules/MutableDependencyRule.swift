import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A dependency is a `let`, unless it has a property wrapper or is a `weak` or `unowned` reference.
enum MutableDependencyRule {
    private static let referenceKeywords = ["weak", "unowned"]

    static func problem(of property: InjectedProperty) -> LocalProblem? {
        let declaration = property.declaration
        // Variables with another fault are reported by the rule for that fault.
        let isPlainVariable =
            declaration.isVariable && declaration.storage != .computed && declaration.index == 0
            && !declaration.modifiers.has("lazy")
            && !referenceKeywords.contains { declaration.modifiers.has($0) }
        guard isPlainVariable, declaration.wrappers.isEmpty else { return nil }
        return LocalProblem(
            .mutableDependency,
            of: property,
            message: """
                \(property.quotedAttribute) property '\(property.label)' must be a 'let' because other types would not \
                see it change; to change it, add a separate 'var' that an initializer sets from '\(property.label)'
                """
        )
    }
}
