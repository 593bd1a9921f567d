import HeirloomModel
import HeirloomReading

/// A problem with a property that is a dependency.
package enum DependencyProblem: Sendable {
    /// `@Received @Forwarded let x: X`
    case severalAttributes([AttributeUse])
    /// `@Received static let x: X`
    case isStatic(Modifier)
    /// `@Received var x: X { … }`
    case isComputed
    /// `@Received let x: X = y`
    case isInitialized(value: SourceRange)
    /// `@Received let x`
    case isUntyped
    /// `@Received let x: some P`, `@Received let x: [_]`
    case isInferred(TypeReference)
    /// `@Received let (x, y): (X, Y)`
    case isPattern
    /// ``@Received let `self`: X``
    case isReservedName
    /// `#if DEBUG @Received let x: X #endif`, among too many other conditions
    case isConditional
    /// `struct S { @Received let x: X }`, without `@Instantiable`
    case isStray(owner: StrayOwner?)
    /// `@Received var x: X`, and whether the type assigns it another value
    case isMutable(isChanged: Bool)
    /// `@Received(onlyIfAvailable: true) let x: X`
    case onlyIfAvailableNotOptional(TypeReference)
    /// `@Received(fulfilledByDependencyNamed: "y", ofType: Y?.self, onlyIfAvailable: true) let x: X?`
    case optionalRenamedType(TypeReference)
    /// `@Instantiated let x: ErasedInstantiator<(), any P>`
    case erasedInstantiatorWithoutType(TypeReference)
    /// `@Instantiated(fulfilledByType: "Y") let x: Instantiator<X>`
    case instantiatorFulfilledByType(AttributeArgument, product: String)
    /// `@Received(fulfilledByDependencyNamed: "x", ofType: X.self) let x: X`
    case renamedToItself
    /// `@Received let x: X` in a type that contains `private struct X {}`
    case unreachableType(String, Modifier)
    /// `@Forwarded let x: X` in a public type that contains `struct X {}`
    case narrowForwardedType(String, NestedType, access: AccessLevel)
    /// `@Instantiated({ config in … }) let x: X`
    case factory(FactoryProblem)
    /// `@Instantiable(isRoot: true) struct Root { @Received let x: X }`
    case rootReceives(HandedRoot)

    /// A root with a property whose value would have to be passed in.
    package struct HandedRoot: Sendable {
        let name: String
        let attribute: AttributeUse
        /// Whether the system creates the root by its `init()`, which only roots get.
        let isMadeBySystem: Bool
    }

    /// The enclosing type of a dependency, which is not `@Instantiable`.
    package struct StrayOwner: Sendable {
        let name: String
        /// The position to insert `@Instantiable`; `nil` if the type could not have it.
        let start: SourcePosition?
        let conformance: MissingConformance?
    }
}

extension DependencyProblem {
    var id: DiagnosticID {
        switch self {
        case .severalAttributes: .severalDependencyAttributes
        case .isStatic: .staticDependency
        case .isComputed: .computedDependency
        case .isInitialized: .initializedDependency
        case .isUntyped, .isInferred, .isPattern: .untypedDependency
        case .isReservedName: .reservedName
        case .isConditional: .conditionalDependency
        case .isStray: .strayDependency
        case .isMutable: .mutableDependency
        case .onlyIfAvailableNotOptional: .onlyIfAvailableNotOptional
        case .optionalRenamedType: .optionalRenamedType
        case .erasedInstantiatorWithoutType: .erasedInstantiatorWithoutType
        case .instantiatorFulfilledByType: .instantiatorFulfilledByType
        case .renamedToItself: .renamedToItself
        case .unreachableType: .unreachableType
        case .narrowForwardedType: .narrowForwardedType
        case .factory(let problem): problem.id
        case .rootReceives: .rootReceives
        }
    }

    /// The range to highlight; `nil` for the property's name.
    var range: SourceRange? {
        switch self {
        case .optionalRenamedType(let type), .isInferred(let type): type.range
        case .instantiatorFulfilledByType(let argument, _): argument.range
        case .factory(let problem): problem.range
        case .severalAttributes, .isStatic, .isComputed, .isInitialized, .isUntyped, .isPattern,
            .isReservedName, .isConditional, .isStray, .isMutable, .onlyIfAvailableNotOptional,
            .erasedInstantiatorWithoutType, .renamedToItself, .unreachableType,
            .narrowForwardedType, .rootReceives:
            nil
        }
    }
}
