import HeirloomGraph
import HeirloomModel

/// The default isolation of a module does not depend on conditions, because isolations are determined for all build
/// configurations at once.
enum ConditionalIsolationRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        let files = tree.table.files
        return Dictionary(grouping: files.withConfigurations) { files[$0].module }.sorted { $0.key < $1.key }
            .compactMap { _, ids -> GraphProblem? in
                let configurations = ids.flatMap { file in
                    files[file].summary.configurations.map { (file: file, declaration: $0) }
                }
                guard differs(configurations.map(\.declaration)) else { return nil }
                let first = configurations.first { configuration in
                    configuration.declaration.condition != nil
                        && configuration.declaration.defaultIsolation != nil
                }
                return first.map { configuration in
                    GraphProblem {
                        $0.conditionalIsolation(configuration.declaration, in: configuration.file)
                    }
                }
            }
    }

    private static func differs(_ configurations: [ConfigurationDeclaration]) -> Bool {
        let conditions = configurations.compactMap(\.condition)
        if conditions.isEmpty || configurations.allSatisfy({ $0.defaultIsolation == nil }) { return false }
        guard let builds = BuildConfigurations(Condition.all(conditions).tests) else { return true }
        let isolations = builds.indices.map { build in
            configurations.first { configuration in
                configuration.condition.map { builds.evaluate($0, in: build) == .constant(true) } ?? true
            }?.defaultIsolation
        }
        return Set(isolations).count > 1
    }
}

extension ProblemWording {
    fileprivate func conditionalIsolation(_ configuration: ConfigurationDeclaration, in file: FileID)
        -> Diagnostic
    {
        let files = tree.table.files
        let condition = configuration.condition.map { " on '\($0.spelling)'" } ?? ""
        return Diagnostic(
            id: .hiddenCondition,
            message: """
                the default isolation of '\(files[file].module)' depends\(condition), but generated code needs \
                a single one; set the same under every condition
                """,
            location: files.location(configuration.range, in: file)
        )
    }
}
