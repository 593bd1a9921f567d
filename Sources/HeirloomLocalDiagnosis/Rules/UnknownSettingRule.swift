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
            let meant = setting.value(near: text)
            let advice =
                meant.map { "did you mean '\($0)'?" }
                ?? "the values are \(setting.values.map { "'\($0)'" }.joined(separator: ", "))"
            return LocalProblem(
                .invalidConfiguration,
                at: argument.valueRange,
                message: "'\(text)' is not a valid value for '\(setting.rawValue)'; \(advice)"
            ) { edits in
                meant.map { [FixIt("write '\($0)'", edits.replace(argument.valueRange, with: "\"\($0)\""))] }
                    ?? []
            }
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
