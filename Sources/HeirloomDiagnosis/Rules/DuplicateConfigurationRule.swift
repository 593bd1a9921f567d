import HeirloomGraph
import HeirloomModel

/// A module has one `#HeirloomConfiguration`, or several under mutually exclusive conditions.
enum DuplicateConfigurationRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        var earlier: [String: [ConfigurationPlace]] = [:]
        var problems: [GraphProblem] = []
        for file in tree.table.files.withConfigurations {
            for configuration in tree.table.files[file].summary.configurations {
                let place = ConfigurationPlace(file: file, declaration: configuration)
                let module = tree.table.files[file].module
                if let other = earlier[module, default: []].first(where: place.mayCount(beside:)) {
                    problems.append(GraphProblem { $0.duplicateConfiguration(place, first: other) })
                } else {
                    earlier[module, default: []].append(place)
                }
            }
        }
        return problems
    }
}

/// The place of a configuration.
private struct ConfigurationPlace {
    var file: FileID
    var declaration: ConfigurationDeclaration

    /// Whether both may be active at once.
    func mayCount(beside other: ConfigurationPlace) -> Bool {
        let conditions = [declaration.condition, other.declaration.condition].compactMap(\.self)
        return Condition.all(of: conditions).reduced != .constant(false)
    }
}

extension ProblemWording {
    fileprivate func duplicateConfiguration(_ duplicate: ConfigurationPlace, first: ConfigurationPlace)
        -> Diagnostic
    {
        let files = tree.table.files
        return Diagnostic(
            id: .invalidConfiguration,
            message: "module '\(files[duplicate.file].module)' is configured twice",
            location: files.location(duplicate.declaration.range, in: duplicate.file),
            notes: [
                note(
                    "the other '#HeirloomConfiguration' is here; merge the two into one",
                    at: files.location(first.declaration.range, in: first.file)
                )
            ]
        )
    }
}
