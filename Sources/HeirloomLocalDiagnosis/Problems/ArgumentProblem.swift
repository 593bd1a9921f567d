import HeirloomModel
import HeirloomReading

/// A problem with an argument of an attribute or of the configuration.
package enum ArgumentProblem: Sendable {
    /// `@Instantiable(isRoot: isDebug)`
    case notLiteral(AttributeArgument, LiteralForm)
    /// `@Instantiated(fulfilledByType: "not a type")`
    case unreadableName(NamedPlace, NameKind)
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

    /// `#HeirloomConfiguration(mockConditionalCompilation: "DEBUG &&")`
    case unreadableCondition(NamedPlace)

    /// The kind of declaration that a name refers to.
    package enum NameKind: String, Sendable {
        case type, property, function
    }

    /// The kind of literal that an argument must be.
    package enum LiteralForm: Sendable {
        case boolean, text, texts, type, types, lifetime, key
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
        case .unreadableCondition: .unreadableCondition
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
        case .unreadableCondition(let text): text.range
        }
    }
}
