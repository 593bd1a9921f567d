import HeirloomModel
import HeirloomSyntax

/// Reads `#HeirloomConfiguration(additionalImportedModules: ["Module"])`.
package enum ConfigurationReader {
    /// Returns the configuration; `nil` for another macro.
    package static func configuration(of use: MacroUse) -> ConfigurationDeclaration? {
        guard use.name == "HeirloomConfiguration" else { return nil }
        return ConfigurationDeclaration(
            additionalImportedModules: texts("additionalImportedModules", of: use),
            additionalDirectoriesToInclude: texts("additionalDirectoriesToInclude", of: use),
            additionalMocksToGenerate: texts("additionalMocksToGenerate", of: use),
            mockConditionalCompilation: mockConditionalCompilation(of: use),
            mockPrefix: text(value("mockPrefix", of: use)) ?? "Mock",
            automaticMocks: value("automaticMocks", of: use) != .boolean(false),
            defaultIsolation: text(value("defaultIsolation", of: use)),
            languageMode: text(value("languageMode", of: use)),
            warningsAsErrors: texts("warningsAsErrors", of: use),
            silencedWarnings: texts("silencedWarnings", of: use),
            range: use.range
        )
    }

    private static func value(_ label: String, of use: MacroUse) -> ArgumentValue? {
        use.arguments.first { $0.label == label }?.value
    }

    private static func text(_ value: ArgumentValue?) -> String? {
        guard case .string(let text)? = value else { return nil }
        return text
    }

    private static func texts(_ label: String, of use: MacroUse) -> [ConfiguredText] {
        guard case .array(let elements)? = value(label, of: use) else { return [] }
        return elements.compactMap { element in
            text(element.value).map { ConfiguredText(text: $0, range: element.range) }
        }
    }

    /// `"DEBUG"` if the argument is left out; no condition for `nil`.
    private static func mockConditionalCompilation(of use: MacroUse) -> String? {
        guard let value = value("mockConditionalCompilation", of: use) else { return "DEBUG" }
        return text(value)
    }
}
