import HeirloomGraph
import HeirloomModel

/// A local dependency is used only by its type and by what that type builds directly.
enum LocalDependencyRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let owners = survey.reached.filter { scope in
            survey.tree[scope].dependencies.contains { $0.declared.isLocal }
        }
        if owners.isEmpty { return [] }
        let search = NeedSearch(survey.tree)
        return owners.flatMap { owner in
            received(fartherThan: owner, in: survey.tree, search).map { local in
                GraphProblem { $0.localDependency(local) }
            }
        }
    }

    /// Returns the local dependencies of a scope that are received below the types that it builds directly.
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
                    tree[owner].dependencies[index].declared.isLocal
                else { continue }
                // Optional requirements are merged if something else requires the value.
                for needed in [Requirement.value(requirement.value), .ifAvailable(requirement.value)] {
                    var receivers = search.receivers(of: needed, below: edge.product)
                    receivers.dependencies.removeAll { $0.scope == edge.product }
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

/// A local dependency and its receivers further down.
private struct LocalDependency {
    var provider: DependencyID
    /// The edges from the owner down to the first receiver.
    var path: ScopePath
    /// The receivers without duplicates, starting with the one at the end of the path.
    private(set) var receivers: [DependencyID] = []

    init(provider: DependencyID, path: ScopePath) {
        self.provider = provider
        self.path = path
    }

    mutating func add(_ more: [DependencyID]) {
        receivers += more.filter { !receivers.contains($0) }
    }
}

extension ProblemWording {
    fileprivate func localDependency(_ local: LocalDependency) -> Diagnostic {
        let owner = name(local.provider.scope)
        let receiver = local.receivers[0]
        return Diagnostic(
            id: .localDependency,
            message: """
                \(receiving(receiver.scope)) '\(text(of: local.provider))', which is local to '\(owner)'
                """,
            location: place(receiver),
            notes: path(local.path)
                + [
                    note(
                        "declared local here: only '\(owner)' and the types it builds directly can use it",
                        at: local.provider
                    )
                ] + alsoNeeded(by: local.receivers),
            fixIts: fixIts([.removeArgument("isLocal", from: local.provider).guessed])
        )
    }
}
