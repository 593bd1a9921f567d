import HeirloomModel

extension ScopeTree {
    /// Returns the isolation in which a scope is always built, wherever it is requested; `nil` for the isolation of the
    /// request.
    ///
    /// A type with a global actor is built on that actor. A nonisolated asynchronous call, and everything that is built
    /// for it, runs outside of all actors, unless the call declares that it runs in the isolation of its caller. An
    /// actor is built outside of all actors too, if possible: a closure that is created in an isolation may not be
    /// passed to it.
    package func settledIsolation(of scope: ScopeID) -> Isolation? {
        let isolation = isolations[scope.index]
        if isolation != .nonisolated { return isolation }
        if effects.ofCall(building: scope).isAsync, !builtWhereItIsCalled.contains(scope) {
            return .nonisolated
        }
        guard self[scope].declared.declaration.form == .declaration(.actor),
            isolatedBelow.first(below: scope) == nil
        else { return nil }
        return .nonisolated
    }

    /// Returns the isolation in which an edge's product is built, given the isolation of its owner.
    package func isolation(along edge: BuildEdge, in owner: Isolation) -> Isolation {
        settledIsolation(of: edge.product) ?? edge.context(in: owner)
    }

    /// Returns whether the product may be built on another actor, because its call is awaited.
    package func mayCross(along edge: BuildEdge) -> Bool {
        switch edge.moment {
        case .atOnce: effects[edge.owner].isAsync
        case .onDemand(let builder, _): builder.effects.isAsync
        }
    }

    /// Returns the scopes whose calls declare that they run in the isolation of their caller, without those that
    /// doubles build: the replacements in a test run outside of all actors.
    func scopesBuiltWhereTheyAreCalled() -> Set<ScopeID> {
        let scopes = ids.filter { self[$0].declared.declaration.construction.isolation.isOfCaller }
        if scopes.isEmpty { return [] }
        let doubles = ids.filter { self[$0].declared.declaration.testDouble.generateMock }
        return Set(scopes).subtracting(BreadthFirstWalk.reached(from: doubles) { self[$0].products })
    }

    func isolationDemands() -> BelowEach<ScopeID> {
        BelowEach(self, along: demandsIsolation) { scope in
            demandedIsolation(of: scope) == .nonisolated ? nil : scope
        }
    }

    /// Returns the isolation in which a scope must be built: its own, or that of a call that wraps one of its products.
    package func demandedIsolation(of scope: ScopeID) -> Isolation {
        let own = isolations[scope.index]
        guard own == .nonisolated else { return own }
        let wrapping = self[scope].edges.first { $0.wrapperIsolation != .nonisolated && demandsIsolation($0) }
        return wrapping?.wrapperIsolation ?? .nonisolated
    }

    /// Returns whether an owner must be built in the isolation of its product.
    private func demandsIsolation(_ edge: BuildEdge) -> Bool {
        if effects.ofCall(building: edge.owner).isAsync { return false }
        if edge.context != nil { return false }
        switch edge.moment {
        case .atOnce: return true
        case .onDemand(let builder, _): return !builder.effects.isAsync
        }
    }
}

extension BuildEdge {
    /// Returns the isolation of the code that builds the product or requests it elsewhere, given the isolation of the
    /// owner.
    package func context(in owner: Isolation) -> Isolation { context ?? owner }
}
