import HeirloomModel
import HeirloomReading

/// `@Instantiated`, `@Forwarded` and `@Received` apply to properties only.
enum StrayAttributeRule {
    static func problems(of declaration: Declaration) -> [LocalProblem] {
        switch declaration {
        case .type(let type):
            problems(type.attributes, kind: type.kind.phrase, type.place) {
                stray($0, on: type)
            }
        case .extending(let extended):
            problems(
                extended.attributes,
                kind: "an extension",
                NamedPlace(name: extended.extendedType.type.spelling, range: extended.extendedType.range)
            )
        case .alias(let alias):
            problems(
                alias.attributes,
                kind: "a type alias",
                NamedPlace(name: alias.name, range: alias.nameRange)
            )
        case .function(let function):
            problems(
                function.attributes,
                kind: "a function",
                NamedPlace(name: function.name, range: function.nameRange)
            )
        case .initializer(let initializer):
            problems(
                initializer.attributes,
                kind: "an initializer",
                NamedPlace(name: "init", range: initializer.keywordRange)
            )
        case .importing, .property, .macroUse, .conditional:
            []
        }
    }

    private static func problems(
        _ attributes: [AttributeUse],
        kind: String,
        _ place: NamedPlace,
        _ stray: (AttributeUse) -> DeclarationProblem.StrayAttribute? = { _ in nil }
    ) -> [LocalProblem] {
        guard let attribute = attributes.first(where: { DependencyAttribute($0) != nil }) else { return [] }
        let problem =
            stray(attribute)
            ?? DeclarationProblem.StrayAttribute(
                attribute: attribute,
                kind: kind,
                conformance: nil,
                mayBeInstantiable: false
            )
        return [.declaration(place, .strayAttribute(problem))]
    }

    /// Returns the problem of a type that was probably meant to be `@Instantiable`: the names differ in three letters.
    private static func stray(
        _ attribute: AttributeUse,
        on type: TypeDeclaration
    ) -> DeclarationProblem.StrayAttribute? {
        guard DependencyAttribute(attribute) == .instantiated, attribute.argumentsRange == nil,
            !type.attributes.hasHeirloom("Instantiable"), type.genericParameters.isEmpty,
            (type.modifiers.access ?? .internal) > .fileprivate
        else { return nil }
        switch type.kind {
        case .enum, .protocol:
            return nil
        case .struct, .class, .actor:
            return DeclarationProblem.StrayAttribute(
                attribute: attribute,
                kind: type.kind.phrase,
                conformance: MissingConformanceRule.missingConformance(of: type),
                mayBeInstantiable: true
            )
        }
    }
}

extension TypeKind {
    /// The kind with its article.
    package var phrase: String {
        switch self {
        case .struct: "a struct"
        case .class: "a class"
        case .actor: "an actor"
        case .enum: "an enum"
        case .protocol: "a protocol"
        }
    }
}

extension TypeDeclaration {
    fileprivate var place: NamedPlace { NamedPlace(name: name, range: nameRange) }
}
