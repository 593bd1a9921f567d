import HeirloomModel

/// A dependency is a `let`, unless a property wrapper holds it or the reference is weak.
enum DependenciesAreConstant {
    private static let referenceKeywords = ["weak", "unowned"]

    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        let declaration = property.declaration
        // What has another fault as a variable is mended there.
        let isPlainVariable =
            declaration.isVariable && declaration.storage != .computed && declaration.index == 0
            && !declaration.modifiers.has("lazy")
            && !referenceKeywords.contains { declaration.modifiers.has($0) }
        guard isPlainVariable, declaration.wrappers.isEmpty else { return [] }
        return [.dependency(property, .isMutable)]
    }
}
