import HeirloomModel

/// What there is to say about all graphs together.
enum ConditionalDiagnostics {
    /// Each diagnostic of an expected world once, with the condition under which it is true where it is not always.
    static func merged(_ search: WorldSearch, _ groups: ConditionGroups) -> [Diagnostic] {
        let diagnostics = search.outcomes.map(\.diagnostics)
        guard diagnostics.count > 1 else { return diagnostics.first ?? [] }
        var graphs: [Diagnostic: Set<Int>] = [:]
        for (graph, found) in diagnostics.enumerated() {
            for diagnostic in found { graphs[diagnostic, default: []].insert(graph) }
        }
        let names = conditionalNames(groups.modules)
        return graphs.filter { search.isExpected(in: $0.value) }.map { diagnostic, graphs in
            guard graphs.count < diagnostics.count,
                let condition = condition(of: graphs, search.shown, groups)
            else {
                return diagnostic
            }
            var diagnostic = diagnostic
            diagnostic.message += " (where '\(condition.spelling)')"
            // An edit holds under every condition.
            diagnostic.fixIts.removeAll { $0.edits.contains { !names.isDisjoint(with: $0.newText.words) } }
            return diagnostic
        }
        .sorted(by: Diagnostic.isBefore)
    }

    /// What is declared under a condition, and so may be something else, or nothing, under another.
    private static func conditionalNames(_ modules: [ModuleSummary]) -> Set<String> {
        let files = modules.flatMap(\.files)
        let types = files.flatMap(\.types).filter { $0.condition != nil }.compactMap(\.path.last)
        let aliases = files.flatMap(\.aliases).filter { $0.condition != nil }.compactMap(\.path.last)
        return Set(types + aliases)
    }

    /// The condition that holds in these graphs and in no other, `nil` where several groups could explain it.
    private static func condition(
        of graphs: Set<Int>,
        _ worldsByGraph: [[Int]],
        _ groups: ConditionGroups
    ) -> Condition? {
        let explanations = groups.groups.indices.dropFirst().compactMap { group -> Condition? in
            let shown = Set(graphs.map { worldsByGraph[$0][group] })
            let others = worldsByGraph.indices.filter { !graphs.contains($0) }
            guard others.allSatisfy({ !shown.contains(worldsByGraph[$0][group]) }) else { return nil }
            let worlds = groups.groups[group]
            return worlds.condition(of: shown, among: Set(worlds.indices))
        }
        return explanations.count == 1 ? explanations.first : nil
    }
}

extension String {
    /// Every name and keyword in it.
    fileprivate var words: [String] {
        split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
}
