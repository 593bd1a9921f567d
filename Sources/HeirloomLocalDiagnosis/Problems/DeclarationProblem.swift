import HeirloomModel
import HeirloomReading

/// What is wrong with a declaration that is, or means to be, instantiable.
package enum DeclarationProblem: Sendable {
    /// `@Instantiable enum X`
    case unbuildableKind(TypeKind, attribute: SourceRange)
    /// `@Instantiable struct X {}`
    case missingConformance(MissingConformance)
    /// `@Instantiable(isRoot: true) struct X<T>: Instantiable`
    case genericRoot(attribute: AttributeUse)
    /// `@Instantiable struct X<each T>: Instantiable`
    case unsupportedGenerics(GenericObstacle)
    /// `@Instantiable struct X: ~Copyable, Instantiable`
    case noncopyableType(suppressed: TypeReference)
    /// `@Instantiable private struct X: Instantiable`
    case unreachableType(Unreachability)
    /// `@Instantiable(isRoot: true) extension X { static func instantiate(y: Y) -> X }`
    case rootFunctionReceives(ParameterDeclaration, attribute: AttributeUse)

    /// `@Instantiated protocol P {}`
    case strayAttribute(StrayAttribute)

    /// An attribute for properties on something else.
    package struct StrayAttribute: Sendable {
        let attribute: AttributeUse
        /// In words: `a protocol`.
        let kind: String
        /// Where `: Instantiable` would go in a type that means to be `@Instantiable`; `nil` elsewhere.
        let conformance: MissingConformance?
        /// Whether the declaration could be `@Instantiable` instead.
        let mayBeInstantiable: Bool
    }

    /// Where `: Instantiable` would go.
    package struct MissingConformance: Sendable {
        let insertion: SourcePosition
        /// Whether other types are inherited from, so that a comma precedes it.
        let follows: Bool
        /// Whether the type is one of another package, which the compiler wants to be said.
        var isRetroactive = false
        /// The attribute of a class that may inherit the conformance, which only its superclass could tell.
        var inheritedBelow: AttributeUse?

        var insertedText: String {
            (follows ? "," : ":") + (isRetroactive ? " @retroactive" : "") + " Instantiable"
        }
    }

    /// Why no specialisation of a type can be built.
    package enum GenericObstacle: Sendable {
        /// `struct Outer<T> { @Instantiable struct X: Instantiable {} }`
        case context(String)
        /// `each T`, `let count: Int`
        case parameter(GenericParameter)
        /// `@Instantiable(generateMock: true) struct X<T>: Instantiable`
        case double(AttributeUse)
    }

    /// The extension that takes the place of `@Instantiable` on a type.
    package struct ExtensionReplacement: Sendable {
        /// The attributes that go.
        let removed: [SourceRange]
        let insertion: SourcePosition
        let text: String
    }

    /// What keeps a generated file from naming a type.
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
        case .noncopyableType: .noncopyableType
        case .unreachableType: .unreachableType
        case .rootFunctionReceives: .rootReceives
        case .strayAttribute: .strayDependency
        }
    }
}
