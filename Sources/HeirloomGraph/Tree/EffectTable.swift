import HeirloomModel

/// The effects of building something: `async throws(E)`.
package struct BuildEffects: Equatable, Sendable {
    package var isAsync = false
    package var thrown = Thrown.nothing

    package init(isAsync: Bool = false, thrown: Thrown = .nothing) {
        self.isAsync = isAsync
        self.thrown = thrown
    }

    package static let none = BuildEffects()

    package var isEmpty: Bool { !isAsync && !isThrowing }
    package var isThrowing: Bool { thrown != .nothing }

    /// The only type of error that may be thrown; `nil` if nothing or any error may be thrown.
    package var error: ResolvedType? { if case .error(let type) = thrown { type } else { nil } }

    /// Returns the effects as a signature spells them: `async throws(E)`.
    package func spelling(type spelling: (ResolvedType) -> String) -> String {
        var words = isAsync ? ["async"] : []
        switch thrown {
        case .nothing: break
        case .anything: words.append("throws")
        case .error(let type): words.append("throws(\(spelling(type)))")
        }
        return words.joined(separator: " ")
    }

    /// The errors that may be thrown.
    package enum Thrown: Equatable, Sendable {
        case nothing
        /// `throws`
        case anything
        /// `throws(E)`
        case error(ResolvedType)
    }

    /// Adds the effects of another part of the same construction. A single error type stays typed as long as all parts
    /// throw it.
    package mutating func formUnion(_ other: BuildEffects) {
        isAsync = isAsync || other.isAsync
        switch (thrown, other.thrown) {
        case (_, .nothing), (.anything, _): break
        case (.nothing, _), (_, .anything): thrown = other.thrown
        case (.error(let own), .error(let theirs)):
            if own.canonical != theirs.canonical { thrown = .anything }
        }
    }

    /// Returns whether a function with some allowed effects may perform the construction. The error type of those
    /// effects is spelled canonically.
    package func isAllowed(by allowed: CallEffects) -> Bool {
        if isAsync, !allowed.isAsync { return false }
        switch (thrown, allowed.throwing) {
        case (.nothing, _), (_, .anyError), (_, .rethrowing): return true
        case (.error(let type), .error(let allowed)): return type.canonical == allowed
        case (.anything, .error), (_, .never): return false
        }
    }
}

/// The effects of building each scope: those of the call that builds it, and those of everything that is built at once
/// for it. Functions and instantiators do not pass on effects, because they are called later.
struct EffectTable {
    /// By ``ScopeID``; empty if nothing suspends or throws.
    private var own: [BuildEffects] = []
    private var all: [BuildEffects] = []

    /// - Parameter calls: The effects of calls of other modules that build a scope with everything below it.
    init(
        _ scopes: [LinkedScope],
        _ declarations: TreeDeclarations,
        calls: [ScopeID: BuildEffects] = [:]
    ) {
        guard scopes.contains(where: { !$0.declared.declaration.construction.effects.isEmpty }) else {
            return
        }
        own = scopes.map { declarations.callEffects(of: $0.declared) }
        all = own
        // Products come before their owners. Types that build one another at once, which is an error, share their effects.
        let components = StronglyConnectedComponents(
            edges: scopes.map { $0.dependencies.eagerEdges.map(\.product.index) }
        )
        for members in components.components {
            var shared = BuildEffects.none
            if members.count == 1, let call = calls[ScopeID(members[0])] {
                all[members[0]] = call
                continue
            }
            for scope in members {
                shared.formUnion(own[scope])
                for edge in scopes[scope].dependencies.eagerEdges { shared.formUnion(effects(along: edge)) }
            }
            for scope in members { all[scope] = shared }
        }
    }

    /// Returns the effects of building a product for its owner. Awaiting a task loses the type of its error.
    private func effects(along edge: BuildEdge) -> BuildEffects {
        var effects = all[edge.product.index]
        if edge.isConcurrent, effects.isAsync, effects.isThrowing { effects.thrown = .anything }
        return effects
    }

    /// Returns the effects of the call that builds a scope.
    func ofCall(building scope: ScopeID) -> BuildEffects { own.isEmpty ? .none : own[scope.index] }

    /// The effects of building a scope, including everything built for it.
    subscript(scope: ScopeID) -> BuildEffects { all.isEmpty ? .none : all[scope.index] }
}

extension TreeDeclarations {
    /// Returns the effects of the call that builds a scope.
    fileprivate func callEffects(of scope: DeclaredScope) -> BuildEffects {
        let written = scope.declaration.construction.effects
        let thrown: BuildEffects.Thrown
        switch written.throwing {
        case .never: thrown = .nothing
        case .anyError, .rethrowing: thrown = .anything
        case .error(let error):
            let type = resolver.resolve(error, from: scope.place, within: scope.arguments).type
            switch type.canonical {
            // `throws(any Error)` is `throws`, and `throws(Never)` throws nothing.
            case .named([TypeNameComponent("Error")]): thrown = .anything
            case .named([TypeNameComponent("Never")]): thrown = .nothing
            default: thrown = .error(type)
            }
        }
        return BuildEffects(isAsync: written.isAsync, thrown: thrown)
    }

    /// Returns effects as a signature in the module can spell them: an error type that is not visible there, or less
    /// accessible than the throwing declaration, becomes `any Error`.
    func spellable(_ effects: BuildEffects, where access: AccessLevel) -> BuildEffects {
        guard case .error(let type) = effects.thrown else { return effects }
        let isSeen = hiddenType(in: type.canonical) == nil
        if isSeen, accessTable.entity(in: type, narrowerThan: access) == nil { return effects }
        return BuildEffects(isAsync: effects.isAsync, thrown: .anything)
    }

    /// Returns a type that another type names and that generated code cannot see; `nil` if there is none.
    private func hiddenType(in type: TypeExpression) -> EntityID? {
        var hidden: EntityID?
        type.forEachName { components in
            guard hidden == nil, let entity = table.entity(withQualifiedPath: components.map(\.name)),
                let file = table[entity].file
            else { return }
            if !isVisible(table[entity].access, of: table.files[file].module) { hidden = entity }
        }
        return hidden
    }
}

extension LinkedScope {
    /// Returns the scope with those concurrent edges whose products suspend. All others build where their owner is
    /// built.
    func concurrent(where effects: EffectTable) -> LinkedScope {
        guard dependencies.contains(where: { $0.edges.contains { $0.isConcurrent } }) else { return self }
        let settled = dependencies.map { dependency in
            ScopeDependency(
                dependency.declared,
                origin: dependency.origin,
                edges: dependency.edges.map { $0.concurrent(where: effects) },
                collected: dependency.collected,
                candidates: dependency.candidates,
                sibling: dependency.sibling
            )
        }
        return LinkedScope(declared, settled, providers)
    }
}

extension BuildEdge {
    fileprivate func concurrent(where effects: EffectTable) -> BuildEdge {
        guard isConcurrent else { return self }
        var edge = self
        edge.isConcurrent = effects[product].isAsync
        if edge.isConcurrent { edge.context = .nonisolated }
        return edge
    }
}
