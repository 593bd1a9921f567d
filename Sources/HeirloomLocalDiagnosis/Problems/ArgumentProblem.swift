import HeirloomModel
import HeirloomReading

/// What is wrong with an argument of an attribute or of the configuration.
package enum ArgumentProblem: Sendable {
    /// `@Instantiable(isRoot: isDebug)`
    case notLiteral(AttributeArgument, LiteralForm)
    /// `@Instantiated(fulfilledByType: "not a type")`
    case unreadableName(NamedPlace, isType: Bool)
    /// `@Instantiable(fulfillingAdditionalTypes: [P?.self])`
    case optionalFulfilledType(TypeReference)
    /// `struct S { #HeirloomConfiguration() }`
    case misplacedConfiguration(SourceRange)
    /// `#HeirloomConfiguration(silencedWarnings: ["droped-root"])`
    case notAWarning(ConfiguredText, isError: Bool)
    /// `#HeirloomConfiguration(warningsAsErrors: ["dropped-root"], silencedWarnings: ["dropped-root"])`
    case contradictoryLevels(ConfiguredText)
    /// `#HeirloomConfiguration(defaultIsolation: "@MainActor")`
    case unknownSetting(ConfiguredSetting, ConfiguredText)

    /// What an argument must be written as.
    package enum LiteralForm: Sendable {
        case boolean, text, texts, type, types
    }
}

extension ArgumentProblem {
    var id: DiagnosticID {
        switch self {
        case .notLiteral: .nonLiteralArgument
        case .unreadableName: .unreadableName
        case .optionalFulfilledType: .optionalFulfilledType
        case .misplacedConfiguration: .misplacedConfiguration
        case .notAWarning: .notAWarning
        case .contradictoryLevels: .contradictoryLevels
        case .unknownSetting: .unknownSetting
        }
    }

    var range: SourceRange {
        switch self {
        case .notLiteral(let argument, _): argument.valueRange
        case .unreadableName(let name, _): name.range
        case .optionalFulfilledType(let type): type.range
        case .misplacedConfiguration(let range): range
        case .notAWarning(let text, _): text.range
        case .contradictoryLevels(let text): text.range
        case .unknownSetting(_, let text): text.range
        }
    }
}
