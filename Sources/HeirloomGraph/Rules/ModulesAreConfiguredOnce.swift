import HeirloomModel

/// One module has one `#HeirloomConfiguration`.
enum ModulesAreConfiguredOnce {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        var first: [String: ConfigurationPlace] = [:]
        var problems: [GraphProblem] = []
        for file in tree.table.files.ids {
            for configuration in tree.table.files[file].summary.configurations {
                let place = ConfigurationPlace(file: file, range: configuration.range)
                let module = tree.table.files[file].module
                if let earlier = first[module] {
                    problems.append(.duplicateConfiguration(place, first: earlier))
                } else {
                    first[module] = place
                }
            }
        }
        return problems
    }
}

/// Where a configuration is written.
struct ConfigurationPlace {
    var file: FileID
    var range: SourceRange
}
