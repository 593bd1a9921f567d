import HeirloomGraph
import HeirloomModel

extension GraphProblem {
    /// The properties that share the problem, which is reported at the first.
    private var properties: [DependencyID] {
        if case .missingDependency(let missing) = self { return missing.receivers.dependencies }
        if case .nothingFulfills(let properties) = self { return properties }
        if case .notInstantiable(let properties, _) = self { return properties }
        if case .notConvertible(let properties) = self { return properties }
        return []
    }

    /// The locations of these properties.
    func places(in tree: ScopeTree) -> Set<SourceLocation> { Set(properties.map(tree.place)) }
}
