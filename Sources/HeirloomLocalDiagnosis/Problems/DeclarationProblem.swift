import HeirloomModel
import HeirloomReading

/// A problem with a declaration that is, or is meant to be, instantiable.
package enum DeclarationProblem: Sendable {
    /// `@Instantiable enum X`
    case unbuildableKind(TypeKind, attribute: SourceRange)
    /// `@Instantiable struct X {}`
    case missingConformance(MissingConformance)
    /// `@Instantiable(isRoot: true) struct X<T>: Instantiable`
    case genericRoot(attribute: AttributeUse)
    /// `@Instantiable struct X<each T>: Instantiable`
    case unsupportedGenerics(GenericObstacle)
    /// `@Instantiable private struct X: Instantiable`
    case unreachableType(Unreachability)
    /// `@Instantiable(isRoot: true) extension X { static func instantiate(y: Y) -> X }`
    case rootFunctionReceives(ParameterDeclaration, attribute: AttributeUse)

    /// `@Instantiated protocol P {}`
    case strayAttribute(StrayAttribute)

    /// An attribute for properties on another declaration.
    package struct StrayAttribute: Sendable {
        let attribute: AttributeUse
        /// The declaration's kind, in words: `a protocol`.
        let kind: String
        /// The missing `: Instantiable` of a type that is meant to be `@Instantiable`; `nil` otherwise.
        let conformance: MissingConformance?
        /// Whether the declaration could be `@Instantiable` instead.
        let mayBeInstantiable: Bool
    }

    /// The place to insert `: Instantiable`.
    package struct MissingConformance: Sendable {
        let insertion: SourcePosition
        /// Whether the declaration already inherits from other types, so that a comma must precede the conformance.
        let follows: Bool
        /// Whether the type is from another package, so that the conformance must be `@retroactive`.
        var isRetroactive = false
        /// The attribute of a class that may inherit the conformance, which only the declaration of its superclass
        /// would show.
        var inheritedBelow: AttributeUse?

        var insertedText: String {
            (follows ? "," : ":") + (isRetroactive ? " @retroactive" : "") + " Instantiable"
        }
    }

    /// A reason why no specialization of a type can be built.
    package enum GenericObstacle: Sendable {
        /// `struct Outer<T> { @Instantiable struct X: Instantiable {} }`
        case context(String)
        /// `each T`, `let count: Int`
        case parameter(GenericParameter)
        /// `@Instantiable(generateMock: true) struct X<T>: Instantiable`
        case double(AttributeUse)
    }

    /// An extension that replaces `@Instantiable` on a type.
    package struct ExtensionReplacement: Sendable {
        /// The attributes to remove.
        let removed: [SourceRange]
        let insertion: SourcePosition
        let text: String
    }

    /// A reason why generated code cannot name a type.
    package enum Unreachability: Sendable {
        /// `private struct X`
        case access(Modifier)
        /// `private enum Outer { struct X }`
        case enclosingAccess(AccessLevel)
        /// `func f() { struct X }`
        case body
    }
}

extension DeclarationProblem {
    var id: DiagnosticID {
        switch self {
        case .unbuildableKind: .unbuildableKind
        case .missingConformance: .missingConformance
        case .genericRoot: .genericRoot
        case .unsupportedGenerics: .unsupportedGenerics
        case .unreachableType: .unreachableType
        case .rootFunctionReceives: .rootReceives
        case .strayAttribute: .strayDependency
        }
    }
}
