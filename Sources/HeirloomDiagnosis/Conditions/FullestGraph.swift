import HeirloomGraph
import HeirloomModel

extension GraphResolver {
    /// Returns the graph that shows the most of a module's trees: it combines, for each group of conditions, the
    /// expected build configuration that declares the most, preferring debug builds.
    ///
    /// - Parameter graph: The graphs resolved from the input.
    package static func fullestGraph(of input: GraphInput, _ graph: ConditionalGraph) -> ScopeGraph {
        guard graph.groups.count > 1 else { return graph.first }
        let input = input.takingDoublesForCompiled
        let groups = ConditionGroups(input)
        let configurations = groups.expectedConfigurations.enumerated().map { group, expected in
            graph.fullestConfiguration(of: group, among: expected)
        }
        if let place = graph.place(showing: configurations) { return graph.graphs[place] }
        var chosen = input
        chosen.modules = groups.modules(showing: configurations)
        return resolve(chosen).graph ?? graph.first
    }
}

extension ConditionalGraph {
    /// Returns the fullest build configuration. Ties go to the earlier one.
    fileprivate func fullestConfiguration(of group: Int, among configurations: [Int]) -> Int {
        var best = (configuration: configurations.first ?? 0, isDebug: false, count: 0)
        for configuration in configurations {
            guard let place = place(showing: configuration, ofGroup: group) else { continue }
            let scopes = graphs[place].scopes.filter { self.group(of: $0) == group }
            let count = scopes.reduce(0) { $0 + 1 + $1.dependencies.count }
            let debug = ConditionTest(name: "DEBUG")
            let isDebug = groups[group].answer(debug, in: configuration) ?? true
            let isBetter = isDebug == best.isDebug ? count > best.count : isDebug
            if count > 0, best.count == 0 || isBetter { best = (configuration, isDebug, count) }
        }
        return best.configuration
    }
}
