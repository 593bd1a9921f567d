import HeirloomGraph
import HeirloomModel

/// Warns about parts of a valid tree that are useless or belong elsewhere.
package enum Linter {
    /// Returns the warnings that are true of every occurrence of their declaration, sorted by location.
    ///
    /// Takes time linear in the size of the tree and its requirements, for each build configuration.
    package static func warnings(
        in graph: ConditionalGraph,
        of input: GraphInput,
        choosing choice: LintChoice = LintChoice()
    ) -> [Diagnostic] {
        let sources = LintedSources(input)
        let surveys = graph.graphs.map { LintSurvey($0, of: input, sources, choice) }
        let rules = LintRule.all.filter(choice.includes)
        var found: [Diagnostic] = []
        var counts: [DiagnosticPlace: Int] = [:]
        for survey in surveys {
            for rule in rules {
                for diagnostic in rule.warnings(survey) {
                    assert(diagnostic.id == rule.id, "a rule tells only what the table says it does")
                    let place = DiagnosticPlace(diagnostic)
                    counts[place, default: 0] += 1
                    if counts[place] == 1 { found.append(diagnostic) }
                }
            }
        }
        let declared = DeclarationCounts(of: found.map(\.location), in: surveys)
        return found.filter { diagnostic in
            let count = counts[DiagnosticPlace(diagnostic)]
            return count == declared[diagnostic.location] ?? count
        }
        .sorted(by: Diagnostic.isBefore)
    }
}

/// The number of occurrences of certain declarations in the graphs: one for each build configuration in which they are
/// active, and for a generic type one for each specialization.
private struct DeclarationCounts {
    private var counts: [SourceLocation: Int] = [:]

    init(of locations: [SourceLocation], in surveys: [LintSurvey]) {
        if locations.isEmpty { return }
        let ranges = Dictionary(grouping: locations, by: \.path).mapValues { Set($0.map(\.range)) }
        for survey in surveys {
            let wanted = survey.graph.files.map { ranges[$0.path] }
            for subject in survey.types {
                let scope = survey.graph[subject]
                guard let ranges = wanted[scope.file.index] else { continue }
                let path = survey.graph[scope.file].path
                let names = [scope.declaration.nameRange] + scope.declaration.dependencies.map(\.labelRange)
                for range in names where ranges.contains(range) {
                    counts[SourceLocation(path: path, range: range), default: 0] += 1
                }
            }
        }
    }

    /// `nil` if no declaration of the graphs is at this location.
    subscript(location: SourceLocation) -> Int? { counts[location] }
}
