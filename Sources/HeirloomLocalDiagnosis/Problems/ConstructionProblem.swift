import HeirloomModel
import HeirloomReading

/// What is wrong with what builds a type: its initializer, or the `instantiate` of its extension.
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
    /// `@Instantiable extension X {}`, with the function that must be named `instantiate` where there is one
    case missingInstantiate(extendedType: String, bodyRange: SourceRange, misnamed: FunctionDeclaration?)
    /// `func instantiate() -> X`
    case instanceInstantiate(FunctionDeclaration)
    /// `static func instantiate() -> Y` in an extension of `X`
    case wrongInstantiateResult(FunctionDeclaration, extendedType: String)
    /// `extension X where T == Int`, with its `instantiate` functions
    case constrainedExtension(ExtensionConstraint, [FunctionDeclaration])
    /// A second `static func instantiate(…) -> X`
    case duplicateInstantiate(type: String, SourceRange, first: SourceRange)

    /// What narrows an extension to some specialisations of its type.
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

    /// The stretch at fault, `nil` where that is the name of the type.
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
    /// The property that wants it, `nil` where it is the type that does.
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
