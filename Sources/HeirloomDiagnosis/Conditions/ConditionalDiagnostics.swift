import HeirloomGraph
import HeirloomModel

/// Merges the diagnostics of all graphs.
enum ConditionalDiagnostics {
    /// Warnings that something has no effect, which are reported only if they are true in all graphs.
    private static let reportedWhereTrueInAllGraphs: Set<DiagnosticID> = [.needlessConcurrency]

    /// Returns each diagnostic of an expected build configuration once, with its condition if it is not true in all of
    /// them.
    static func merged(_ search: ConfigurationSearch, _ groups: ConditionGroups) -> [Diagnostic] {
        let diagnostics = search.outcomes.indices.map { search.diagnostics(ofGraph: $0) }
        guard diagnostics.count > 1 else { return diagnostics.first ?? [] }
        var graphs: [Diagnostic: Set<Int>] = [:]
        for (graph, found) in diagnostics.enumerated() {
            for diagnostic in found { graphs[diagnostic, default: []].insert(graph) }
        }
        shareFaults(&graphs, search)
        let names = conditionalNames(groups.modules)
        let graphsByStatement = graphs.reduce(into: [Diagnostic: Set<Int>]()) {
            $0[$1.key.withoutRemarks, default: []].formUnion($1.value)
        }
        let expected = graphs.filter { diagnostic, graphs in
            search.isExpected(in: graphs)
                && (graphs.count == diagnostics.count
                    || !reportedWhereTrueInAllGraphs.contains(diagnostic.id))
        }
        .map { (diagnostic: $0.key, graphs: $0.value) }
        return united(expected).map { found in
            // An error may have different notes in other graphs, including unexpected ones.
            let faulty = graphsByStatement[found.diagnostic.withoutRemarks] ?? found.graphs
            guard faulty.count < diagnostics.count,
                let condition = condition(of: faulty, search.shown, groups)
            else { return found.diagnostic }
            var diagnostic = found.diagnostic
            diagnostic.condition = condition
            // A fix-it must be valid under every condition.
            diagnostic.fixIts.removeAll { $0.edits.contains { !names.isDisjoint(with: $0.newText.words) } }
            return diagnostic
        }
        .sorted(by: Diagnostic.isBefore)
    }

    /// Merges reports of one fault that affects several places. The fault is reported at its first place, which differs
    /// between graphs if that place is under a condition.
    private static func shareFaults(_ graphs: inout [Diagnostic: Set<Int>], _ search: ConfigurationSearch) {
        let places = search.outcomes.reduce(into: [Diagnostic: Set<SourceLocation>]()) {
            $0.merge($1.places) { $0.union($1) }
        }
        let shared = graphs.keys.filter { places[$0].map { $0.count > 1 } ?? false }
        if shared.isEmpty { return }
        let byID = Dictionary(grouping: graphs.keys, by: \.id)
        for diagnostic in shared.sorted(by: Diagnostic.isBefore) {
            let others = (byID[diagnostic.id] ?? []).filter { other in
                other.location != diagnostic.location && places[diagnostic]?.contains(other.location) == true
                    && graphs[other]?.isDisjoint(with: graphs[diagnostic] ?? []) == true
            }
            guard let other = others.min(by: Diagnostic.isBefore),
                let own = graphs.removeValue(forKey: diagnostic)
            else { continue }
            graphs[other, default: []].formUnion(own)
        }
    }

    /// Unites diagnostics that differ by their notes in different graphs, keeping all notes and the fix-its that all of
    /// them share.
    private static func united(_ diagnostics: [ConditionalDiagnostic]) -> [ConditionalDiagnostic] {
        Dictionary(grouping: diagnostics, by: \.diagnostic.withoutRemarks)
            .values.flatMap { alike -> [ConditionalDiagnostic] in
                if alike.count == 1 { return alike }
                var ordered = alike.sorted { ($0.graphs.min() ?? 0) < ($1.graphs.min() ?? 0) }
                var united = ordered.removeFirst()
                // Two diagnostics in the same graph are distinct.
                guard
                    ordered.reduce(united.graphs.count, { $0 + $1.graphs.count })
                        == alike.reduce(into: Set<Int>(), { $0.formUnion($1.graphs) }).count
                else { return alike }
                for other in ordered {
                    united.graphs.formUnion(other.graphs)
                    let notes = other.diagnostic.notes.filter { !united.diagnostic.notes.contains($0) }
                    united.diagnostic.notes += notes
                    united.diagnostic.fixIts.removeAll { !other.diagnostic.fixIts.contains($0) }
                }
                return [united]
            }
    }

    /// The names that are declared under a condition and may be something else, or nothing, under another.
    private static func conditionalNames(_ modules: [ModuleSummary]) -> Set<String> {
        let files = modules.flatMap(\.files)
        let types = files.flatMap(\.types).filter { $0.condition != nil }.compactMap(\.path.last)
        let aliases = files.flatMap(\.aliases).filter { $0.condition != nil }.compactMap(\.path.last)
        return Set(types + aliases)
    }

    /// Returns the condition that is true in exactly these graphs; `nil` if several groups could explain them.
    private static func condition(
        of graphs: Set<Int>,
        _ configurationsByGraph: [[Int]],
        _ groups: ConditionGroups
    ) -> Condition? {
        let explanations = groups.groups.indices.dropFirst().compactMap { group -> Condition? in
            let shown = Set(graphs.map { configurationsByGraph[$0][group] })
            let others = configurationsByGraph.indices.filter { !graphs.contains($0) }
            guard others.allSatisfy({ !shown.contains(configurationsByGraph[$0][group]) }) else { return nil }
            let configurations = groups.groups[group]
            return configurations.condition(of: shown, among: Set(configurationsByGraph.map { $0[group] }))
        }
        return explanations.count == 1 ? explanations.first : nil
    }
}

/// A diagnostic and the graphs in which it is true.
private typealias ConditionalDiagnostic = (diagnostic: Diagnostic, graphs: Set<Int>)

extension Diagnostic {
    /// The diagnostic without notes and fix-its.
    fileprivate var withoutRemarks: Diagnostic {
        var alone = self
        alone.notes = []
        alone.fixIts = []
        return alone
    }
}

extension ConfigurationSearch {
    /// Returns the diagnostics of a graph, except those deferred until one of its build configurations is compiled.
    fileprivate func diagnostics(ofGraph graph: Int) -> [Diagnostic] {
        let all = outcomes[graph].diagnostics
        if deferred.isEmpty { return all }
        let reported = deferred.filter { shown[graph][$0.group] == $0.configuration }.flatMap(\.faults)
        return reported.isEmpty ? all : all.filter { !reported.contains($0) }
    }
}

extension String {
    /// All names and keywords in the text.
    fileprivate var words: [String] { split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) }
}
