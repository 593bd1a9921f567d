import HeirloomModel

extension ScopeTree {
    /// The language mode in which generated code is compiled: that of the module's configuration, otherwise that of the
    /// command line; `nil` if neither states one.
    package var languageMode: LanguageMode? {
        for file in table.files.withConfigurations where table.files[file].module == input.module {
            for configuration in table.files[file].summary.configurations {
                if let mode = configuration.languageMode.flatMap({ LanguageMode($0) }) { return mode }
            }
        }
        return input.languageMode
    }
}
