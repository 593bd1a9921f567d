import HeirloomGraph
import HeirloomModel

/// A local dependency is used by its type and by what that builds directly, and by nothing further down.
enum LocalDependenciesGoNoFurther {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let owners = survey.reached.filter { survey.tree[$0].hasLocalDependencies }
        if owners.isEmpty { return [] }
        let search = NeedSearch(survey.tree)
        return owners.flatMap { owner in
            received(fartherThan: owner, in: survey.tree, search).map(GraphProblem.localDependency)
        }
    }

    /// The local dependencies of a scope that something receives further down than what the scope builds.
    private static func received(
        fartherThan owner: ScopeID,
        in tree: ScopeTree,
        _ search: NeedSearch
    ) -> [LocalDependency] {
        var found: [Int: LocalDependency] = [:]
        for edge in tree[owner].edges {
            for requirement in tree.requires[edge.product.index] {
                guard
                    let index = tree.values.provider(of: requirement, along: edge, in: tree[owner]),
                    tree[owner].dependencies[index].declared.declaration.isLocal
                else { continue }
                // What takes it only if available is not told apart where something else needs it.
                for needed in [Requirement.value(requirement.value), .ifAvailable(requirement.value)] {
                    var receivers = search.receivers(of: needed, below: edge.product)
                    receivers.removeAll { $0.scope == edge.product }
                    if receivers.dependencies.isEmpty { continue }
                    let path = ScopePath(start: owner, edges: [edge] + receivers.pathToFirst.edges)
                    let provider = DependencyID(scope: owner, index: index)
                    found[index, default: LocalDependency(provider: provider, path: path)]
                        .add(receivers.dependencies)
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
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
