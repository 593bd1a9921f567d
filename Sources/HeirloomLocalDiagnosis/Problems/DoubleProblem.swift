import HeirloomModel
import HeirloomReading

/// A problem with the arguments about a declaration's double, or with the function that makes the double.
package enum DoubleProblem: Sendable {
    /// `@Instantiable(mockOnly: true, generateMock: true)`
    case contradictoryMockOnly(AttributeArgument, AttributeUse)
    /// `@Instantiable(mockOnly: true) extension X {}`
    case missingFunction(MissingDouble)
    /// `func mock() -> X`
    case unusable(DoubleFunction, DoubleFunction.Shortcoming, isExact: Bool)
    /// `@Instantiable(generateMock: true) struct X { static func mock() -> X }`
    case ambiguous(DoubleFunction, newName: String, AttributeUse)
    /// A second `static func mock(…) -> X`
    case duplicate(DoubleFunction, first: SourceRange)
    /// `@Instantiable(generateMock: true, mockAttributes: "MainActor")`
    case unreadableAttributes(AttributeArgument, text: String)
    /// `@Instantiable(mockAttributes: "@MainActor")`
    case needlessAttributes(AttributeArgument, AttributeUse)

    /// A function that must be written.
    package struct MissingDouble: Sendable {
        let functionName: String
        let skeleton: [String]
        let bodyRange: SourceRange
        /// Whether the skeleton can be inserted as is.
        let isExact: Bool
    }
}

extension DoubleProblem {
    var id: DiagnosticID {
        switch self {
        case .contradictoryMockOnly: .contradictoryMockOnly
        case .missingFunction: .missingMock
        case .unusable: .unusableMock
        case .ambiguous: .ambiguousMock
        case .duplicate: .duplicateMock
        case .unreadableAttributes: .unreadableAttributes
        case .needlessAttributes: .needlessMockAttributes
        }
    }

    /// The range to highlight; `nil` for the name of the type.
    var range: SourceRange? {
        switch self {
        case .contradictoryMockOnly(let argument, _), .needlessAttributes(let argument, _): argument.range
        case .missingFunction: nil
        case .unusable(let double, let shortcoming, _): shortcoming.range ?? double.function.nameRange
        case .ambiguous(let double, _, _), .duplicate(let double, _): double.function.nameRange
        case .unreadableAttributes(let argument, _): argument.valueRange
        }
    }
}

extension DoubleFunction.Shortcoming {
    fileprivate var range: SourceRange? {
        switch self {
        case .inaccessible(let modifier): modifier.range
        case .mismatched(_, let parameter): parameter.type.range
        case .demanding(let parameters): parameters.first?.range
        case .instance, .wrongResult, .effectful, .missing: nil
        }
    }
}
