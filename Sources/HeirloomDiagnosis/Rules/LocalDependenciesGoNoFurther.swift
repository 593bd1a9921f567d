import HeirloomGraph
import HeirloomModel

/// A local dependency is used by its type and by what that builds directly, and by nothing further down.
enum LocalDependenciesGoNoFurther {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let owners = survey.reached.filter { survey.tree[$0].hasLocalDependencies }
        if owners.isEmpty { return [] }
        let search = NeedSearch(survey.tree)
        return owners.flatMap { owner in
            survey.tree[owner].dependencies.indices.compactMap { index in
                let provider = DependencyID(scope: owner, index: index)
                guard survey.tree[provider].declared.declaration.isLocal else { return nil }
                return farther(than: provider, in: survey.tree, search).map(GraphProblem.localDependency)
            }
        }
    }

    /// What receives a local dependency further down than what its owner builds; `nil` where nothing does.
    private static func farther(
        than provider: DependencyID,
        in tree: ScopeTree,
        _ search: NeedSearch
    ) -> LocalDependency? {
        var found: LocalDependency?
        for edge in tree[provider.scope].edges where !edge.decorates(provider.index) {
            for value in values(takenFrom: provider, along: edge, in: tree) {
                // What takes it only if available is not told apart where something else needs it.
                for requirement in [Requirement.value(value), .ifAvailable(value)] {
                    var receivers = search.receivers(of: requirement, below: edge.product)
                    receivers.removeAll { $0.scope == edge.product }
                    if receivers.dependencies.isEmpty { continue }
                    if found == nil {
                        let path = [edge] + receivers.pathToFirst.edges
                        found = LocalDependency(
                            provider: provider,
                            path: ScopePath(start: edge.owner, edges: path)
                        )
                    }
                    found?.add(receivers.dependencies)
                }
            }
        }
        return found
    }

    /// What a product requires that a dependency of its owner provides.
    private static func values(takenFrom provider: DependencyID, along edge: BuildEdge, in tree: ScopeTree)
        -> [ValueID]
    {
        tree.requires[edge.product.index].filter {
            tree.values.provider(of: $0, among: tree[provider.scope].providers) == provider.index
        }
        .map(\.value)
    }
}

/// A local dependency, and what receives it further down.
struct LocalDependency {
    var provider: DependencyID
    /// The edges from the owner down to the first that receives it.
    var path: ScopePath
    /// Each once, the first of them at the end of the path.
    private(set) var receivers: [DependencyID] = []

    init(provider: DependencyID, path: ScopePath) {
        self.provider = provider
        self.path = path
    }

    fileprivate mutating func add(_ more: [DependencyID]) {
        receivers += more.filter { !receivers.contains($0) }
    }
}

extension LinkedScope {
    fileprivate var hasLocalDependencies: Bool {
        dependencies.contains { $0.declared.declaration.isLocal }
    }
}
