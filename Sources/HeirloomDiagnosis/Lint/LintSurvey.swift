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

    /// Whether the scope, or a scope below it, builds something of which only the module of a root knows the type, by
    /// ``ScopeID``: the elements of a collection, or a type of a module above.
    private lazy var isOpen: [Bool] = {
        let open = graph.scopes.indices.filter { index in
            graph.scopes[index].dependencies.contains { $0.collected != nil || $0.lacksProduct }
        }
        var isOpen = [Bool](repeating: false, count: graph.scopes.count)
        var walk = BreadthFirstWalk(from: open)
        while let scope = walk.next() {
            isOpen[scope] = true
            for edge in edgesFromAbove[scope] { walk.reach(edge.owner.index) }
        }
        return isOpen
    }()

    /// Whether everything that is built below a scope is known.
    func isWhole(below scope: ScopeID) -> Bool { isReached[scope.index] || !isOpen[scope.index] }

    /// The dependencies with `isLocal: true`, and those with the same label in the same scope.
    private(set) lazy var locals: Set<DependencyID> = {
        var locals: Set<DependencyID> = []
        for scope in graph.scopes.indices where graph.scopes[scope].hasLocalDependency {
            let labels = graph.scopes[scope].localLabels
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

    // MARK: Words that several rules share

    /// The number of items that a message lists.
    static let shownCount = 8

    /// Returns the name of a scope: `Outer.Inner`; `Container<Int>` if an extension builds it.
    func name(_ scope: ScopeID) -> String { graph[scope].declaration.nameOfProduct }

    /// Returns a property as `label: Type`, as written except that `Self` is replaced.
    func text(of property: DependencyID) -> String {
        let declaration = graph[property.scope].declaration
        let dependency = declaration.dependencies[property.index]
        return "\(dependency.label): \(dependency.type.type.replacingSelf(by: declaration.path).spelling)"
    }

    /// The location of a property's name.
    func place(_ property: DependencyID) -> SourceLocation {
        let scope = graph[property.scope]
        return location(scope.declaration.dependencies[property.index].labelRange, in: scope)
    }

    /// The location of a type's name.
    func place(_ scope: ScopeID) -> SourceLocation {
        location(graph[scope].declaration.nameRange, in: graph[scope])
    }

    func note(_ message: String, at location: SourceLocation) -> Diagnostic.Note {
        Diagnostic.Note(message: message, location: location)
    }

    func note(_ message: String, at property: DependencyID) -> Diagnostic.Note {
        note(message, at: place(property))
    }

    func note(_ message: String, at scope: ScopeID) -> Diagnostic.Note { note(message, at: place(scope)) }

    private func location(_ range: SourceRange, in scope: Scope) -> SourceLocation {
        SourceLocation(path: graph[scope.file].path, range: range)
    }
}

extension Scope {
    /// Whether it has local dependencies, as few scopes do.
    fileprivate var hasLocalDependency: Bool { declaration.dependencies.contains { $0.isLocal } }

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

        fileprivate mutating func add(_ edge: BuildEdge, _ requirement: Requirement) {
            if edges.last != edge { edges.append(edge) }
            if case .ifAvailable = requirement { isOptional = true }
        }
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
