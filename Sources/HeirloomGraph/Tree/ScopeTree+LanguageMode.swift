import HeirloomModel

extension ScopeTree {
    /// In which mode generated code is compiled, as far as that is said: by the module's configuration, or else on the
    /// command line.
    package var languageMode: LanguageMode? {
        for file in table.files.withConfigurations where table.files[file].module == input.module {
            for configuration in table.files[file].summary.configurations {
                if let mode = configuration.languageMode.flatMap({ LanguageMode($0) }) { return mode }
            }
        }
        return input.languageMode
    }
}
