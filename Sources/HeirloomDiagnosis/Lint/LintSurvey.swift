import HeirloomGraph
import HeirloomModel

/// One build configuration of a valid tree, with the facts that several lint rules need.
final class LintSurvey {
    let graph: ScopeGraph
    let input: GraphInput
    let choice: LintChoice
    let sources: LintedSources
    /// The types to check: those without faults and without `mockOnly: true`. Closures are part of their types, and
    /// generic types are represented by their specializations.
    let types: [ScopeID]
    /// The types on which this run reports.
    let subjects: [ScopeID]

    init(_ graph: ScopeGraph, of input: GraphInput, _ sources: LintedSources, _ choice: LintChoice) {
        self.graph = graph
        self.input = input
        self.choice = choice
        self.sources = sources
        types = graph.scopes.indices.map { ScopeID($0) }.filter { id in
            let scope = graph[id]
            guard !scope.declaration.testDouble.mockOnly, !scope.declaration.hasLocalFaults else {
                return false
            }
            switch scope.declaration.form {
            case .declaration: return scope.isSpecialization || scope.declaration.genericParameters.isEmpty
            case .extension: return true
            case .closure: return false
            }
        }
        subjects = types.filter { input.isReportedHere(graph[$0].module) }
    }

    /// The users of the unused dependencies.
    private(set) lazy var needs = NeedTable(of: unused, in: graph)

    /// Whether a root reaches the scope, by ``ScopeID``.
    private(set) lazy var isReached: [Bool] = {
        var isReached = [Bool](repeating: false, count: graph.scopes.count)
        for scope in graph.reached(from: graph.roots.map(\.scope)) { isReached[scope.index] = true }
        return isReached
    }()

    /// The edges that build the scope, by ``ScopeID``.
    private(set) lazy var edgesFromAbove: [[BuildEdge]] = {
        var edges = [[BuildEdge]](repeating: [], count: graph.scopes.count)
        for dependency in graph.scopes.lazy.flatMap(\.dependencies) {
            for edge in dependency.edges { edges[edge.product.index].append(edge) }
        }
        return edges
    }()

    /// Whether the scope, or a scope below it, collects elements, by ``ScopeID``. Only the module of a root knows these
    /// elements.
    private lazy var collects: [Bool] = {
        let collecting = graph.scopes.indices.filter { index in
            graph.scopes[index].dependencies.contains { $0.collection != nil }
        }
        var collects = [Bool](repeating: false, count: graph.scopes.count)
        var walk = BreadthFirstWalk(from: collecting)
        while let scope = walk.next() {
            collects[scope] = true
            for edge in edgesFromAbove[scope] { walk.reach(edge.owner.index) }
        }
        return collects
    }()

    /// Whether everything that is built below a scope is known.
    func isWhole(below scope: ScopeID) -> Bool { isReached[scope.index] || !collects[scope.index] }

    /// The dependencies with `isLocal: true`, and those with the same label in the same scope.
    private(set) lazy var locals: Set<DependencyID> = {
        var locals: Set<DependencyID> = []
        for (scope, labels) in graph.scopes.map(\.localLabels).enumerated() where !labels.isEmpty {
            for (index, dependency) in graph.scopes[scope].dependencies.enumerated()
            where labels.contains(graph[dependency.value].label) {
                locals.insert(DependencyID(scope: ScopeID(scope), index: index))
            }
        }
        return locals
    }()

    /// Whether a type is public in a module below, so that other apps may build it.
    func isForOthers(_ scope: ScopeID) -> Bool {
        graph[scope].module != input.module && graph[scope].declaration.access >= .public
    }

    /// The unused dependencies that have no other users.
    private(set) lazy var idle: [DependencyID] = unused.filter {
        needs[$0].isEmpty && isWhole(below: $0.scope)
    }

    /// Whether the type of a dependency certainly does not use it.
    func isUnused(_ dependency: DependencyID) -> Bool { unusedOnes.contains(dependency) }

    private lazy var unusedOnes = Set(unused)

    /// The dependencies that their types certainly do not use.
    private(set) lazy var unused: [DependencyID] = subjects.flatMap { id -> [DependencyID] in
        let scope = graph[id]
        let declared = scope.declaration.dependencies
        // The graph may omit dependencies of scopes that no root reaches.
        guard declared.count == scope.dependencies.count, declared.contains(where: \.isUnused),
            !sources.mayUseUnwritten(scope, at: graph[scope.file].path)
        else { return [] }
        return declared.indices.filter { declared[$0].isUnused }.map { DependencyID(scope: id, index: $0) }
    }
}

extension Scope {
    /// The labels of its local dependencies.
    fileprivate var localLabels: Set<String> {
        Set(declaration.dependencies.lazy.filter(\.isLocal).map(\.label))
    }
}

extension ScopeGraph {
    /// Returns the given scopes and all scopes that are built below them, without duplicates.
    func reached(from starts: [ScopeID]) -> [ScopeID] {
        var walk = BreadthFirstWalk(from: starts)
        while let scope = walk.next() {
            for dependency in self[scope].dependencies {
                for edge in dependency.edges { walk.reach(edge.product) }
            }
        }
        return walk.reached
    }

    subscript(id: DependencyID) -> ScopeDependency { self[id.scope].dependencies[id.index] }
}
