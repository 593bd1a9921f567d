import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The compiler settings in a configuration have known values.
enum UnknownSettingRule {
    static func problems(in use: MacroUse) -> [LocalProblem] {
        guard use.name == "HeirloomConfiguration" else { return [] }
        return use.arguments.compactMap { argument in
            guard let setting = argument.label.flatMap(ConfiguredSetting.init),
                case .string(let text) = argument.value, !setting.values.contains(text)
            else { return nil }
            let values = setting.values.map { "'\($0)'" }.joined(separator: ", ")
            return LocalProblem(
                .invalidConfiguration,
                at: argument.valueRange,
                message: "'\(text)' is not a valid value for '\(setting.rawValue)'; the values are \(values)"
            )
        }
    }
}

/// A compiler setting in a configuration.
private enum ConfiguredSetting: String {
    case defaultIsolation, languageMode

    var values: [String] {
        switch self {
        case .defaultIsolation: ConfigurationDeclaration.defaultIsolations
        case .languageMode: ConfigurationDeclaration.languageModes
        }
    }
}
