import HeirloomModel

extension ScopeTree {
    /// The isolation in which a scope is built, wherever it is asked for; `nil` for that in which it is asked for.
    ///
    /// What a global actor isolates is built there. What is built by an asynchronous call that no actor isolates runs
    /// outside of them all, unless it says that it runs where it is called, and so does what is built for it. An actor is built there too where it can be: a closure that
    /// is made in an isolation may not be handed to it.
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

    /// The isolation in which an edge's product is built, where its owner is built in another.
    package func isolation(along edge: BuildEdge, in owner: Isolation) -> Isolation {
        settledIsolation(of: edge.product) ?? edge.context(in: owner)
    }

    /// Whether something may be built on another actor there, because its call is awaited.
    package func mayCross(along edge: BuildEdge) -> Bool {
        switch edge.moment {
        case .atOnce: effects[edge.owner].isAsync
        case .onDemand(let builder, _): builder.effects.isAsync
        }
    }

    /// Those that say so, without what doubles are made of: what a test builds instead runs outside of all actors.
    func scopesBuiltWhereTheyAreCalled() -> Set<ScopeID> {
        let scopes = ids.filter { self[$0].declared.declaration.construction.isolation.isOfCaller }
        if scopes.isEmpty { return [] }
        var walk = BreadthFirstWalk(
            from: ids.filter { self[$0].declared.declaration.testDouble.generateMock }
        )
        while let scope = walk.next() {
            for edge in self[scope].edges { walk.reach(edge.product) }
        }
        return Set(scopes).subtracting(walk.reached)
    }

    func isolationDemands() -> BelowEach<ScopeID> {
        BelowEach(self, along: demandsIsolation) { scope in
            demandedIsolation(of: scope) == .nonisolated ? nil : scope
        }
    }

    /// The isolation in which a scope must be built: because of itself, or of what wraps something that it builds.
    package func demandedIsolation(of scope: ScopeID) -> Isolation {
        let own = isolations[scope.index]
        guard own == .nonisolated else { return own }
        let wrapping = self[scope].edges.first { $0.wrapperIsolation != .nonisolated && demandsIsolation($0) }
        return wrapping?.wrapperIsolation ?? .nonisolated
    }

    /// The isolation of the call that makes a wrapper: that of its initializers, where all say the same, else its own.
    func isolation(ofWrapper type: ResolvedType) -> Isolation {
        guard let entity = type.canonical.entity(in: table), case .type(let read) = table[entity].kind,
            let file = table[entity].file
        else { return .nonisolated }
        let initializers =
            read.summary.initializers.map { (file, $0) }
            + extensionInitializers[entity, default: []].map { ($0.file, $0.initializer) }
        let said = initializers.filter { $0.1.unlabelled != nil }.map { file, initializer in
            isolationTable.written(initializer.isolation, at: Place(file: file, enclosing: entity))
        }
        if let first = said.first, let isolation = first, said.allSatisfy({ $0 == first }) {
            return isolation
        }
        return isolationTable.isolation(of: entity)
    }

    /// Whether an owner must be built in the isolation in which a product is.
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
    /// The isolation of the code that builds the product, or asks for it elsewhere, where its owner is built in another.
    package func context(in owner: Isolation) -> Isolation { context ?? owner }
}
