import HeirloomModel

/// The isolation in which the scopes of a tree are built.
struct BuildIsolation {
    /// By ``ScopeID``, the isolation of the call that builds the scope, as declared.
    let own: [Isolation]
    /// By ``ScopeID``, the isolation that the scope's builder needs: that of the call, otherwise one that something below
    /// needs and that is built in the same isolation.
    private(set) var below: [Isolation]
    /// By ``ScopeID``, the isolation in which the scope is built for every requester; `nil` for the isolation of the
    /// requester.
    ///
    /// A type with a global actor is built on that actor. A nonisolated asynchronous call, and everything that is built
    /// for it, runs outside of all actors, unless the call declares that it runs in the isolation of its caller. An
    /// actor is built outside of all actors too, if possible: a closure that is created in an isolation may not be
    /// passed to it.
    private(set) var settled: [Isolation?] = []

    init(
        _ scopes: [LinkedScope],
        _ effects: EffectTable,
        _ roots: BoundaryRoots,
        _ table: IsolationTable
    ) {
        own = scopes.map { table.isolation(of: $0.declared) }
        below = own
        /// Whether an owner must be built in the isolation of its product.
        func demandsIsolation(_ edge: BuildEdge) -> Bool {
            if effects.ofCall(building: edge.owner).isAsync || edge.context != nil { return false }
            return edge.builder?.effects.isAsync != true
        }
        // A nonisolated scope can wrap a product in a type whose initializer is isolated.
        for index in scopes.indices where below[index] == .nonisolated {
            for dependency in scopes[index].dependencies where below[index] == .nonisolated {
                let wrapping = dependency.edges.first {
                    $0.wrapperIsolation != .nonisolated && demandsIsolation($0)
                }
                if let wrapping { below[index] = wrapping.wrapperIsolation }
            }
        }
        if below.contains(where: { $0 != .nonisolated }) {
            let demanded = below
            let products = scopes.map { scope in
                scope.dependencies.edges.filter(demandsIsolation).map { $0.product }
            }
            let found = BelowEach(products) { demanded[$0.index] == .nonisolated ? nil : demanded[$0.index] }
            below = scopes.indices.map { found.first(below: ScopeID($0)) ?? .nonisolated }
        }
        let builtWhereTheyAreCalled = Self.builtWhereTheyAreCalled(scopes)
        settled = scopes.indices.map { index in
            if own[index] != .nonisolated { return own[index] }
            let isBuiltElsewhere =
                effects.ofCall(building: ScopeID(index)).isAsync && !builtWhereTheyAreCalled.contains(index)
                || roots.contains(index) && effects[ScopeID(index)].isAsync
                || scopes[index].declared.declaration.form == .declaration(.actor)
                    && below[index] == .nonisolated
            return isBuiltElsewhere ? .nonisolated : nil
        }
    }

    /// Returns the scopes whose calls declare that they run in the isolation of their caller, without those that
    /// doubles build: the replacements in a test run outside of all actors.
    private static func builtWhereTheyAreCalled(_ scopes: [LinkedScope]) -> Set<Int> {
        let called = scopes.indices.filter {
            scopes[$0].declared.declaration.construction.isolation.isOfCaller
        }
        if called.isEmpty { return [] }
        let doubles = scopes.indices.filter { scopes[$0].declared.declaration.testDouble.generateMock }
        let below = BreadthFirstWalk.reached(from: doubles) { scopes[$0].products.map(\.index) }
        return Set(called).subtracting(below)
    }
}

extension ScopeTree {
    /// Returns the isolation in which an edge's product is built, given the isolation of its owner.
    package func isolation(along edge: BuildEdge, ownedIn owner: Isolation) -> Isolation {
        self[edge.product].settledIsolation ?? edge.context(in: owner)
    }

    /// Returns whether the product may be built on another actor, because its call is awaited.
    package func mayCross(along edge: BuildEdge) -> Bool {
        edge.builder?.effects.isAsync ?? self[edge.owner].exactEffects.isAsync
    }
}

extension BuildEdge {
    /// Returns the isolation of the code that requests the product, given the isolation of the owner.
    package func context(in owner: Isolation) -> Isolation { context ?? owner }
}
