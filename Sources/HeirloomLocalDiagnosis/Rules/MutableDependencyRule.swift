import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A dependency is a `let`, unless it has a property wrapper or is a `weak` or `unowned` reference.
enum MutableDependencyRule {
    private static let referenceKeywords = ["weak", "unowned"]

    static func problem(
        of property: InjectedProperty,
        in type: InstantiableType,
        text: SourceText
    ) -> LocalProblem? {
        let declaration = property.declaration
        // Variables with another fault are reported by the rule for that fault.
        let isPlainVariable =
            declaration.isVariable && declaration.storage != .computed && declaration.index == 0
            && !declaration.modifiers.has("lazy")
            && !referenceKeywords.contains { declaration.modifiers.has($0) }
        guard isPlainVariable, declaration.wrappers.isEmpty else { return nil }
        let isChanged = text.changes(property, in: type)
        let advice =
            isChanged
            ? "to change it, add a separate 'var' that an initializer sets from '\(property.label)'"
            : "only a property wrapper allows 'var'"
        return LocalProblem(
            .mutableDependency,
            of: property,
            message: """
                \(property.quotedAttribute) property '\(property.label)' must be a 'let' because other types would not \
                see it change; \(advice)
                """
        ) { edits in
            guard !isChanged, declaration.storage == .stored else { return [] }
            let setters = declaration.modifiers.filter { $0.detail == "set" }.map { edits.remove($0.range) }
            let keyword = edits.replace(declaration.keywordRange, with: "let")
            return [FixIt(message: "change 'var' to 'let'", edits: setters + [keyword])]
        }
    }
}

extension SourceText {
    /// Whether the type assigns the property another value after initialization. Assignments in initializers do not
    /// count, because a `let` allows them too.
    fileprivate func changes(_ property: InjectedProperty, in type: InstantiableType) -> Bool {
        var start = type.declaration.bodyRange.start
        let built = type.initializers.compactMap(\.bodyRange).sorted { $0.start < $1.start }
        var others: [SourceRange] = []
        for body in built {
            others.append(SourceRange(start: start, end: body.start))
            start = body.end
        }
        others.append(SourceRange(start: start, end: type.declaration.bodyRange.end))
        return others.contains { changes(property.label, isValue: property.isLikelyValue, in: $0) }
    }
}

extension InjectedProperty {
    /// Whether a mutation of a part counts as a change of the property: most forwarded properties are values, and most
    /// injected ones are objects.
    fileprivate var isLikelyValue: Bool { kind == .forwarded }
}
