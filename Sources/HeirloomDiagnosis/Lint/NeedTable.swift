import HeirloomGraph

/// What takes the dependencies of a tree beside the types that have them.
struct NeedTable {
    /// What takes one of them.
    struct Users {
        /// What is built for its scope and needs it, or has something below that does.
        var edges: [BuildEdge] = []
        /// Whether one of those has it only if it is available.
        var isOptional = false
        /// Whether a sibling has it under another name.
        var isRenamed = false

        var isEmpty: Bool { edges.isEmpty && !isRenamed }
    }

    private var users: [DependencyID: Users] = [:]
    /// How many requirements were looked at. Tests hold how that grows.
    private(set) var steps = 0

    /// - Parameter wanted: The dependencies that matter.
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
