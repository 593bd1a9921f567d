import HeirloomModel
import HeirloomReading

/// A declaration with `@Instantiable` conforms to `Instantiable`, unless it has `conformsElsewhere: true`.
///
/// The macro cannot add the conformance itself, because macros that add conformances cannot be attached to extensions.
enum MissingConformanceRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        // A type that can never be instantiable need not conform.
        guard GenericTypeRule.isSpecialisable(type),
            type.attribute.boolean("conformsElsewhere") != true,
            var missing = missingConformance(of: type.declaration)
        else { return [] }
        // An inherited conformance would have the `ForwardedProperties` of the superclass.
        if case .possible = Superclass(of: type.declaration), type.forwarded.isEmpty {
            missing.inheritedBelow = type.attribute
        }
        return [.declaration(type.name, .missingConformance(missing))]
    }

    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        let declaration = type.declaration
        guard type.attribute.boolean("conformsElsewhere") != true, !conforms(declaration.inheritance)
        else { return [] }
        let insertion = declaration.inheritance.last?.range.end ?? declaration.extendedType.range.end
        let missing = DeclarationProblem.MissingConformance(
            insertion: insertion,
            follows: !declaration.inheritance.isEmpty,
            isRetroactive: isOfAnotherPackage(declaration.extendedType.type)
        )
        return [.declaration(type.name, .missingConformance(missing))]
    }

    /// Returns the place for the conformance of a type; `nil` if it conforms.
    static func missingConformance(
        of declaration: TypeDeclaration
    ) -> DeclarationProblem.MissingConformance? {
        guard !conforms(declaration.inheritance) else { return nil }
        return DeclarationProblem.MissingConformance(
            insertion: declaration.inheritance.last?.range.end ?? declaration.nameRange.end,
            follows: !declaration.inheritance.isEmpty
        )
    }

    /// Whether it is sugar for a standard library type, or a name that no other module gives to a type.
    private static func isOfAnotherPackage(_ type: TypeExpression) -> Bool {
        type.canonical(name: TypeExpression.named).nominalName.map(ExternalTypes.isKnown) ?? false
    }

    static func conforms(_ inheritance: [TypeReference]) -> Bool {
        inheritance.contains { namesInstantiable($0.type) }
    }

    private static func namesInstantiable(_ type: TypeExpression) -> Bool {
        if case .composition(let members) = type { return members.contains(where: namesInstantiable) }
        return type.nominalComponents?.nameHeirloom("Instantiable") ?? false
    }
}
