import HeirloomModel
import HeirloomSyntax

/// Reads `#HeirloomConfiguration(additionalImportedModules: ["Module"])`.
package enum ConfigurationReader {
    /// Returns the configuration; `nil` for another macro.
    package static func configuration(of use: MacroUse) -> ConfigurationDeclaration? {
        guard use.name == "HeirloomConfiguration" else { return nil }
        var read = ConfigurationDeclaration(range: use.range)
        read.additionalImportedModules = texts("additionalImportedModules", of: use)
        read.additionalDirectoriesToInclude = texts("additionalDirectoriesToInclude", of: use)
        read.additionalMocksToGenerate = texts("additionalMocksToGenerate", of: use)
        if let condition = value("mockConditionalCompilation", of: use) {
            read.mockConditionalCompilation = condition.text
        }
        if let prefix = value("mockPrefix", of: use)?.text, ReservedWords.isPlainIdentifier(prefix) {
            read.mockPrefix = prefix
        }
        read.automaticMocks = value("automaticMocks", of: use) != .boolean(false)
        read.defaultIsolation = value("defaultIsolation", of: use)?.text
        read.languageMode = value("languageMode", of: use)?.text
        read.warningsAsErrors = texts("warningsAsErrors", of: use)
        read.silencedWarnings = texts("silencedWarnings", of: use)
        return read
    }

    private static func value(_ label: String, of use: MacroUse) -> ArgumentValue? {
        use.arguments.first { $0.label == label }?.value
    }

    private static func texts(_ label: String, of use: MacroUse) -> [ConfiguredText] {
        guard case .array(let elements)? = value(label, of: use) else { return [] }
        return elements.compactMap { element in
            element.value.text.map { ConfiguredText(text: $0, range: element.range) }
        }
    }
}
