import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A dependency is a `let`, unless a property wrapper holds it or the reference is weak.
enum DependenciesAreConstant {
    private static let referenceKeywords = ["weak", "unowned"]

    static func problems(
        of property: InjectedProperty,
        in type: InstantiableType,
        text: SourceText
    ) -> [LocalProblem] {
        let declaration = property.declaration
        // What has another fault as a variable is fixed there.
        let isPlainVariable =
            declaration.isVariable && declaration.storage != .computed && declaration.index == 0
            && !declaration.modifiers.has("lazy")
            && !referenceKeywords.contains { declaration.modifiers.has($0) }
        guard isPlainVariable, declaration.wrappers.isEmpty else { return [] }
        let isChanged = text.changes(property, in: type)
        return [.dependency(property, .isMutable(isChanged: isChanged))]
    }
}

extension SourceText {
    /// Whether the type gives the property another value once it is built: what an initializer stores, a `let` may be
    /// given as well.
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
    /// Whether a change of a part of it is one of the property: what is forwarded mostly is a value, and what is injected
    /// an object.
    fileprivate var isLikelyValue: Bool { kind == .forwarded }
}
