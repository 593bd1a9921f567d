import HeirloomGraph

/// The users of the dependencies of a tree, other than the types that declare them.
struct NeedTable {
    /// The users of one dependency.
    struct Users {
        /// The edges of the same scope whose products, or something below them, require it.
        var edges: [BuildEdge] = []
        /// Whether one of them requires it only if available.
        var isOptional = false
        /// Whether a sibling provides it under another name.
        var isRenamed = false

        var isEmpty: Bool { edges.isEmpty && !isRenamed }
    }

    private var users: [DependencyID: Users] = [:]
    /// The number of requirements visited. Tests check how it grows.
    private(set) var steps = 0

    /// - Parameter wanted: The dependencies to include.
    init(of wanted: [DependencyID], in graph: ScopeGraph) {
        var known: Set<ScopeID> = []
        for scope in wanted.map(\.scope) where known.insert(scope).inserted { add(scope, in: graph) }
    }

    private mutating func add(_ id: ScopeID, in graph: ScopeGraph) {
        for (index, dependency) in graph[id].dependencies.enumerated() {
            if let sibling = dependency.sibling {
                users[DependencyID(scope: id, index: sibling), default: Users()].isRenamed = true
            }
            for edge in dependency.edges {
                for requirement in graph[edge.product].requires {
                    steps += 1
                    guard case .dependency(let provider) = graph.supply(of: requirement, in: id, to: index)
                    else { continue }
                    users[DependencyID(scope: id, index: provider), default: Users()].add(edge, requirement)
                }
            }
        }
    }

    subscript(dependency: DependencyID) -> Users { users[dependency] ?? Users() }
}

extension NeedTable.Users {
    fileprivate mutating func add(_ edge: BuildEdge, _ requirement: Requirement) {
        if edges.last != edge { edges.append(edge) }
        switch requirement {
        case .value: break
        case .ifAvailable: isOptional = true
        }
    }
}
