import HeirloomModel

/// Finds the roots of the trees.
package struct RootSearch {
    /// The roots of the module for which code is generated, in the order of their names.
    package private(set) var roots: [ScopeID] = []
    /// Candidates that are not roots, because a dependency below them is missing.
    package private(set) var dropped: [ScopeID] = []
    /// Types with `isRoot: true` in modules below that do not run the plugin.
    package private(set) var rootsBelow: [ScopeID] = []
    /// The same in modules that run the plugin. Their own runs check them, and see everything below them as it is
    /// generated there.
    package private(set) var rootsElsewhere: [ScopeID] = []
    /// By scope, an unfulfilled dependency in it or below it.
    package let unfulfilled: BelowEach<DependencyID>

    /// - Parameter known: The roots, if they are known already.
    package init(_ tree: ScopeTree, roots known: [ScopeID]? = nil) {
        unfulfilled = BelowEach(tree) { scope in
            tree[scope].dependencies.firstIndex(where: \.lacksFulfillment).map {
                DependencyID(scope: scope, index: $0)
            }
        }
        if let known {
            roots = known
            return
        }
        var isInstantiated = [Bool](repeating: false, count: tree.scopes.count)
        for id in tree.ids {
            for product in tree[id].products where product != id { isInstantiated[product.index] = true }
            if tree[id].declared.declaration.closures.isEmpty { continue }
            for built in tree.builtByClosures(of: id) { isInstantiated[built.index] = true }
        }
        let requested = tree.input.namesRequestedUnderConditions
        for id in tree.ids {
            let isOwn = tree.module(of: id) == tree.input.module
            switch tree[id].declared.declaration.isRoot {
            case true? where tree[id].declared.isSpecialization:
                break
            case true?:
                if isOwn {
                    roots.append(id)
                } else if tree.input.modulesWithPlugin.contains(tree.module(of: id)) {
                    rootsElsewhere.append(id)
                } else {
                    rootsBelow.append(id)
                }
            case false?:
                break
            case nil:
                guard isOwn, !isInstantiated[id.index], tree[id].looksLikeRoot(in: tree.table) else {
                    continue
                }
                let isComplete = tree.requiresNothing(id) && unfulfilled.first(below: id) == nil
                // A type that another configuration instantiates is not a root; it may be unused in this one.
                if !isComplete, !requested.isDisjoint(with: tree[id].declared.names) { continue }
                switch tree.input.rootMode {
                case .marked: break
                case .require: roots.append(id)
                case .detect:
                    if isComplete { roots.append(id) } else { dropped.append(id) }
                }
            }
        }
        roots = tree.sortedByName(roots)
    }
}

extension ScopeTree {
    /// Returns scopes in the order of their names.
    func sortedByName(_ scopes: [ScopeID]) -> [ScopeID] {
        scopes.map { (self[$0].declared.declaration.path.joined(separator: "."), $0.index) }
            .sorted { $0 < $1 }
            .map { ScopeID($1) }
    }

    /// Returns the scopes of the types that the closures of a scope build, as far as their types are written. The
    /// bodies of closures are not read.
    fileprivate func builtByClosures(of scope: ScopeID) -> [ScopeID] {
        self[scope].dependencies.flatMap { dependency -> [ScopeID] in
            guard let request = dependency.declared.request, let closure = request.closure else { return [] }
            return [request.requested, closure.type].compactMap { type in
                types.id(of: type.canonical.withoutOptional).flatMap(linker.builder)
            }
        }
    }

    /// Returns whether the scope requires no values, except those that it takes only if available.
    fileprivate func requiresNothing(_ scope: ScopeID) -> Bool {
        self[scope].requires.allSatisfy { requirement in
            switch requirement {
            case .value: false
            case .ifAvailable: true
            }
        }
    }
}

extension Scope {
    /// Returns whether nothing is passed in: the scope has at least one injected property, and all of them are
    /// instantiated or renamed from a sibling.
    fileprivate func looksLikeRoot(in table: NameTable) -> Bool {
        guard case .declaration = declared.declaration.form, !dependencies.isEmpty, !isGeneric(in: table)
        else {
            return false
        }
        return dependencies.allSatisfy { dependency in
            switch dependency.origin {
            case .instantiated: true
            case .renamed: dependency.sibling != nil
            case .forwarded, .received, .receivedIfAvailable: false
            }
        }
    }

    /// Returns whether the type or an enclosing type has generic parameters.
    package func isGeneric(in table: NameTable) -> Bool {
        var enclosing = declared.entity
        while let type = enclosing {
            if case .type(let read) = table[type].kind, !read.summary.genericParameters.isEmpty {
                return true
            }
            enclosing = table[type].container
        }
        return false
    }
}

extension DeclaredScope {
    /// The last names of the type and of those that it fulfills.
    fileprivate var names: [String] {
        declaration.path.suffix(1) + declaration.fulfilledTypes.compactMap(\.type.withoutAny.lastName)
    }
}

extension GraphInput {
    /// The last names in the types that are instantiated in any configuration; empty if there is only one.
    fileprivate var namesRequestedUnderConditions: Set<String> {
        var names: Set<String> = []
        for declaration in undecidedModules.flatMap(\.files).flatMap(\.instantiables) {
            for dependency in declaration.dependencies {
                guard case .instantiated(let instantiation) = dependency.source else { continue }
                let types = [dependency.type, instantiation.fulfilledByType].compactMap(\.self)
                for type in types + (instantiation.collecting ?? []) {
                    type.type.forEachName { if let last = $0.last { names.insert(last.name) } }
                }
            }
        }
        return names
    }
}

/// The tree as seen from its roots.
///
/// A class, because every rule captures it.
package final class TreeSurvey {
    package let tree: ScopeTree
    package let search: RootSearch
    /// By ``ScopeID``, the edge by which a breadth-first search reaches the scope first.
    private var edgesFromAbove: [BuildEdge?]
    /// The scopes that a root or a candidate reaches.
    package private(set) var reached: [ScopeID] = []
    /// The instantiated dependencies of the reached scopes, whether built or not, in their order.
    package private(set) var instantiations: [DependencyID] = []
    /// The instantiated and the renamed dependencies of the reached scopes, in their order.
    package private(set) var conversions: [DependencyID] = []
    /// The edges of the reached scopes, in their order.
    package private(set) var edges: [BuildEdge] = []
    /// The edges whose products are built on demand.
    package private(set) lazy var builderEdges = edges.filter { $0.builder != nil }
    /// The instantiated dependencies that collect elements.
    package private(set) lazy var collections = instantiations.filter { tree[$0].collected != nil }
    /// By ``ScopeID``, whether the scope is reached from a root below which everything must be provided.
    package private(set) var isInsistedOn: [Bool]
    /// The isolation of roots that are built in another isolation than their own.
    package var rootIsolations: [ScopeID: Isolation] = [:]

    /// Whether nothing below a type counts that a call of another module builds.
    private let endsAtCalls: Bool
    /// By ``ScopeID``.
    private let isSuspect: [Bool]
    /// The scopes with mistakes of their own, or with a dependency that nothing builds.
    package var faultyOwners: Set<ScopeID> {
        Set(tree.ids.filter { isSuspect($0) } + instantiations.filter { tree[$0].lacksProduct }.map(\.scope))
    }

    package init(_ tree: ScopeTree, _ search: RootSearch, endingAtCalls endsAtCalls: Bool = false) {
        self.tree = tree
        self.search = search
        self.endsAtCalls = endsAtCalls
        isSuspect = tree.scopes.map { $0.declared.declaration.hasLocalFaults }
        edgesFromAbove = [BuildEdge?](repeating: nil, count: tree.scopes.count)
        isInsistedOn = [Bool](repeating: false, count: tree.scopes.count)
        var isReached = isInsistedOn
        reach(from: search.roots + search.rootsBelow, &isReached)
        for scope in reached { isInsistedOn[scope.index] = true }
        reach(from: search.dropped, &isReached)
    }

    private func reach(from starts: [ScopeID], _ isReached: inout [Bool]) {
        var next = reached.count
        for start in starts where !isReached[start.index] {
            isReached[start.index] = true
            reached.append(start)
        }
        while next < reached.count {
            let scope = reached[next]
            next += 1
            if endsAtCalls, tree[scope].call != nil { continue }
            let dependencies = tree[scope].dependencies
            for index in 0..<dependencies.count where dependencies[index].origin.isMade {
                let dependency = dependencies[index]
                conversions.append(DependencyID(scope: scope, index: index))
                if dependency.declared.request == nil { continue }
                instantiations.append(DependencyID(scope: scope, index: index))
                edges += dependency.edges
                for edge in dependency.edges where !isReached[edge.product.index] {
                    isReached[edge.product.index] = true
                    edgesFromAbove[edge.product.index] = edge
                    reached.append(edge.product)
                }
            }
        }
    }

    /// Returns the isolation in which a root is built.
    package func isolation(ofRoot root: ScopeID) -> Isolation { rootIsolations[root] ?? tree[root].isolation }

    /// The roots below which everything must be provided.
    package var insistingRoots: [ScopeID] { search.roots + search.rootsBelow }

    /// Returns, by ``ScopeID``, whether a scope is built below a root of the module for which code is generated. Scopes
    /// built only below other roots are generated with the modules of those, in their language modes.
    package func generatedHere() -> [Bool] {
        var isGenerated = [Bool](repeating: false, count: tree.scopes.count)
        var open = search.roots + search.dropped
        for root in open { isGenerated[root.index] = true }
        while let scope = open.popLast() {
            for product in tree[scope].printed.products where !isGenerated[product.index] {
                isGenerated[product.index] = true
                open.append(product)
            }
        }
        return isGenerated
    }

    /// Returns whether a scope may declare something else than was understood.
    package func isSuspect(_ scope: ScopeID) -> Bool { isSuspect[scope.index] }

    /// The edges from a root down to a scope.
    package func path(to scope: ScopeID) -> ScopePath { ScopePath(to: scope) { edgesFromAbove[$0.index] } }
}
