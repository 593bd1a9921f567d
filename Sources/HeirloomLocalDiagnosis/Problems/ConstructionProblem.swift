import HeirloomModel
import HeirloomReading

/// A problem with the initializer of a type or the `instantiate` of its extension.
package enum ConstructionProblem: Sendable {
    /// `init(x: X)` where `y` is a dependency as well
    case incompleteInitializer(IncompleteInitializer)
    /// `private init(x: X)`, `private static func instantiate() -> X`
    case inaccessible(InaccessibleConstruction)
    /// `init(x: X, name: String)` where `name` is no dependency
    case demandingInitializer(SourceRange, [ParameterDeclaration])
    /// `init?(x: X)`, `static func instantiate() -> X?`
    case unsupported(NamedPlace, [CallObstacle])
    /// `let name: String` without an initializer
    case missingInitializer(MissingInitializer)
    /// `@Instantiable extension X {}`, with the function that must be renamed to `instantiate`, if there is one
    case missingInstantiate(extendedType: String, bodyRange: SourceRange, misnamed: FunctionDeclaration?)
    /// `func instantiate() -> X`
    case instanceInstantiate(FunctionDeclaration)
    /// `static func instantiate() -> Y` in an extension of `X`
    case wrongInstantiateResult(FunctionDeclaration, extendedType: String)
    /// `extension X where T == Int`, with its `instantiate` functions
    case constrainedExtension(ExtensionConstraint, [FunctionDeclaration])
    /// A second `static func instantiate(…) -> X`
    case duplicateInstantiate(type: String, SourceRange, first: SourceRange)

    /// A constraint that limits an extension to some specializations of its type.
    package enum ExtensionConstraint: Sendable {
        /// `where T == Int`
        case whereClause(SourceRange)
        /// `extension Container<Int>`
        case arguments(SourceRange, plainName: String)
    }
}

extension ConstructionProblem {
    var id: DiagnosticID {
        switch self {
        case .incompleteInitializer: .incompleteInitializer
        case .inaccessible: .inaccessibleInitializer
        case .demandingInitializer: .demandingInitializer
        case .unsupported: .unsupportedInitializer
        case .missingInitializer: .missingInitializer
        case .missingInstantiate: .missingInstantiate
        case .instanceInstantiate: .instanceInstantiate
        case .wrongInstantiateResult: .wrongInstantiateResult
        case .constrainedExtension: .constrainedExtension
        case .duplicateInstantiate: .duplicateInstantiate
        }
    }

    /// The range to highlight; `nil` for the name of the type.
    var range: SourceRange? {
        switch self {
        case .incompleteInitializer(let incomplete): incomplete.initializer.keywordRange
        case .inaccessible(let inaccessible): inaccessible.modifier.range
        case .demandingInitializer(let range, _): range
        case .unsupported(let place, _): place.range
        case .missingInitializer(let missing): missing.place
        case .instanceInstantiate(let function),
            .wrongInstantiateResult(let function, _):
            function.nameRange
        case .duplicateInstantiate(_, let range, _): range
        case .missingInstantiate(_, _, let misnamed): misnamed?.nameRange
        case .constrainedExtension: nil
        }
    }
}

extension MissingInitializer {
    /// The range of the property that requires the initializer; `nil` if the type itself requires it.
    fileprivate var place: SourceRange? {
        switch reason {
        case .valuelessProperties(let properties): properties.first?.range
        case .wrapperArguments(let property, _), .unmadeWrapper(let property, _),
            .narrowType(let property, _):
            property.range
        case .superclass: nil
        }
    }
}
