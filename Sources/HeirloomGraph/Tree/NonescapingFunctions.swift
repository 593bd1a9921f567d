import HeirloomModel

/// The nonescaping functions that builders pass down for the duration of a call, as `(_ onTap: () -> Void) -> Button`
/// does, and the scopes that keep them beyond the call.
///
/// Only scopes built at once below such a builder are visited: products before their owners to find the functions that
/// they keep, and owners before their products to find those that are passed down.
package struct NonescapingFunctions {
    /// The way in which a scope keeps a function that is passed to it.
    package enum Keeping: Hashable, Sendable {
        /// The call that builds the scope takes the function `@escaping`.
        case call
        /// The dependency at an index takes the function under another name or as an optional, or is built with it
        /// later or concurrently.
        case dependency(Int)
        /// The product of the edge keeps the function, under that value.
        case below(BuildEdge, ValueID)
    }

    private var kept: [ScopeID: [ValueID: Keeping]] = [:]
    private var nonescaping: [ScopeID: Set<ValueID>] = [:]
    /// The number of dependencies and requirements visited. Tests check how it grows.
    package private(set) var steps = 0

    init(_ tree: ScopeTree) {
        let lending = tree.ids.flatMap { Self.lendingEdges(of: $0, in: tree) }
        if lending.isEmpty { return }
        var walk = BreadthFirstWalk(from: lending.map(\.product))
        while let scope = walk.next() {
            for edge in tree[scope].eagerEdges { walk.reach(edge.product) }
        }
        let reached = walk.reached
        let components = StronglyConnectedComponents(
            edges: reached.map { scope in
                tree[scope].eagerEdges.compactMap { walk.index(of: $0.product) }
            }
        )
        let ordered = components.components.joined().map { reached[$0] }
        for scope in ordered { findWhatIsKept(by: scope, in: tree) }
        for edge in lending {
            nonescaping[edge.product, default: []].formUnion(tree.nonescaping(along: edge).map(\.value))
        }
        for scope in ordered.reversed() { lend(from: scope, in: tree) }
    }

    /// Returns the functions that at least one builder passes to a scope only for the duration of the call.
    package func values(nonescapingIn scope: ScopeID) -> Set<ValueID> { nonescaping[scope] ?? [] }

    /// Returns how a scope, or something that it builds, keeps a nonescaping function; `nil` if nothing does.
    package func keeping(of value: ValueID, by scope: ScopeID) -> Keeping? { kept[scope]?[value] }

    private static func lendingEdges(of scope: ScopeID, in tree: ScopeTree) -> [BuildEdge] {
        tree[scope].dependencies.lazy
            .filter { dependency in
                guard case .parameters(let parameters)? = dependency.request?.forwarding else { return false }
                return parameters.contains(where: \.isNonescaping)
            }
            .flatMap(\.edges)
    }

    // MARK: What is kept

    private mutating func findWhatIsKept(by id: ScopeID, in tree: ScopeTree) {
        let scope = tree[id]
        var found: [ValueID: Keeping] = [:]
        for (index, dependency) in scope.dependencies.enumerated() {
            switch dependency.origin {
            case .forwarded, .received:
                if scope.keepsArgument(index) { found[dependency.declared.value] = .call }
            case .receivedIfAvailable(let value):
                found[value] = .dependency(index)
            case .renamed(let renaming):
                let source = dependency.sibling.map { scope.dependencies[$0].declared.value }
                found[source ?? renaming.source.value] = .dependency(index)
            case .instantiated:
                break
            }
        }
        steps += scope.dependencies.count
        for edge in scope.edges {
            for (requirement, value) in functions(handedAlong: edge, in: tree) where found[value] == nil {
                let isAtOnce = edge.moment == .atOnce && !edge.isConcurrent
                if isAtOnce, case .value(let taken) = requirement {
                    if kept[edge.product]?[taken] != nil { found[value] = .below(edge, taken) }
                } else {
                    found[value] = .dependency(edge.dependency)
                }
            }
        }
        if !found.isEmpty { kept[id] = found }
    }

    // MARK: What is nonescaping

    private mutating func lend(from id: ScopeID, in tree: ScopeTree) {
        guard let own = nonescaping[id] else { return }
        for edge in tree[id].eagerEdges {
            for (requirement, value) in functions(handedAlong: edge, in: tree) where own.contains(value) {
                nonescaping[edge.product, default: []].insert(requirement.value)
            }
        }
    }

    /// Returns the functions that a scope receives and passes on to a product: the product's requirement, and the value
    /// by which the scope itself receives the function.
    private mutating func functions(
        handedAlong edge: BuildEdge,
        in tree: ScopeTree
    ) -> [(requirement: Requirement, value: ValueID)] {
        let scope = tree[edge.owner]
        let required = tree.requires[edge.product.index]
        steps += required.count
        return required.compactMap { requirement in
            guard tree.values[requirement.value].type.canonical.isFunction else { return nil }
            guard let provider = tree.values.provider(of: requirement, along: edge, in: scope) else {
                return (requirement, requirement.value)
            }
            let provided = scope.dependencies[provider]
            return provided.origin == .forwarded ? (requirement, provided.declared.value) : nil
        }
    }
}

extension ScopeTree {
    /// Returns the parameters of the function that builds along an edge; empty if no function does.
    package func parameters(along edge: BuildEdge) -> [BuilderParameter] {
        guard case .parameters(let parameters)? = self[edge.builtFor].request?.forwarding else { return [] }
        return parameters
    }

    /// Returns the nonescaping functions that the builder of an edge passes to the product; empty if its parameters do
    /// not match the forwarded dependencies.
    fileprivate func nonescaping(along edge: BuildEdge) -> [(place: Int, value: ValueID)] {
        let parameters = parameters(along: edge)
        guard parameters.contains(where: \.isNonescaping),
            let places = self[edge.product].declared.places(of: parameters)
        else { return [] }
        let forwarded = self[edge.product].forwarded
        return zip(parameters, places).filter { $0.0.isNonescaping }.map { _, place in
            let index = forwarded[place]
            return (index, self[edge.product].dependencies[index].declared.value)
        }
    }

    /// Returns the nonescaping functions that the builder of an edge passes to the product, and that are kept
    /// nevertheless: the index of each dependency of the product, and how it is kept.
    package func nonescapingButKept(along edge: BuildEdge) -> [(
        place: Int, keeping: NonescapingFunctions.Keeping
    )] {
        nonescaping(along: edge).compactMap { place, value in
            nonescapingFunctions.keeping(of: value, by: edge.product).map { (place, $0) }
        }
    }
}

extension LinkedScope {
    /// Returns whether the call that builds the scope keeps the argument for a dependency.
    fileprivate func keepsArgument(_ dependency: Int) -> Bool {
        let construction = declared.declaration.construction
        switch construction.callee {
        case .memberwiseInitializer, .inheritedInitializer: return true
        case .writtenInitializer, .instantiateFunction, .closure, .mockFunction:
            let label = dependencies[dependency].declared.declaration.label
            return construction.arguments.contains { $0.dependency == label && $0.isEscaping }
        }
    }
}
