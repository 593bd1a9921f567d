import HeirloomModel
import HeirloomReading

/// The compiler settings in a configuration have known values.
enum UnknownSettingRule {
    static func problems(in use: MacroUse) -> [LocalProblem] {
        guard use.name == "HeirloomConfiguration" else { return [] }
        return use.arguments.compactMap { argument in
            guard let setting = argument.label.flatMap(ConfiguredSetting.init),
                case .string(let text) = argument.value, !setting.values.contains(text)
            else { return nil }
            return .argument(
                .unknownSetting(setting, ConfiguredText(text: text, range: argument.valueRange))
            )
        }
    }
}

/// A compiler setting in a configuration.
package enum ConfiguredSetting: String, Sendable {
    case defaultIsolation, languageMode

    var values: [String] {
        switch self {
        case .defaultIsolation: ConfigurationDeclaration.defaultIsolations
        case .languageMode: ConfigurationDeclaration.languageModes
        }
    }

    /// Returns the value that was probably meant: `MainActor` for `@MainActor`.
    func value(near text: String) -> String? {
        switch self {
        case .defaultIsolation:
            let name = text.split { !$0.isLetter }.filter { $0 != "Swift" && $0 != "self" }
            guard name.count == 1 else { return nil }
            let letters = Array(name[0].lowercased().utf8)
            return values.first { Misspelling.distance(letters, Array($0.lowercased().utf8)) != nil }
        case .languageMode:
            // `6.0`, `.v6`, `5.10`
            return text.first { $0.isNumber }.map(String.init).flatMap { values.contains($0) ? $0 : nil }
        }
    }
}
