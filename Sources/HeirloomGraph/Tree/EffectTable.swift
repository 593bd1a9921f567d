import HeirloomModel

/// The effects of building something: `async throws(E)`.
package struct BuildEffects: Hashable, Sendable {
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
    package var error: ResolvedType? {
        if case .error(let type) = thrown { type } else { nil }
    }

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
    package enum Thrown: Hashable, Sendable {
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
package struct EffectTable {
    /// By ``ScopeID``; empty if nothing suspends or throws.
    private var own: [BuildEffects] = []
    private var all: [BuildEffects] = []

    init(_ scopes: [LinkedScope], table: NameTable, resolver: TypeResolver) {
        guard scopes.contains(where: { !$0.declared.declaration.construction.effects.isEmpty }) else {
            return
        }
        own = scopes.map { Self.effects(of: $0.declared, table, resolver) }
        all = own
        // Products come before their owners. Types that build one another at once, which is an error, share their effects.
        let components = StronglyConnectedComponents(
            edges: scopes.map { scope in scope.eagerEdges.map(\.product.index) }
        )
        for members in components.components {
            var shared = BuildEffects.none
            for scope in members {
                shared.formUnion(own[scope])
                for edge in scopes[scope].eagerEdges { shared.formUnion(effects(along: edge)) }
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
    package func ofCall(building scope: ScopeID) -> BuildEffects { own.isEmpty ? .none : own[scope.index] }

    /// The effects of building a scope, including everything built for it.
    package subscript(scope: ScopeID) -> BuildEffects { all.isEmpty ? .none : all[scope.index] }

    private static func effects(
        of scope: DeclaredScope,
        _ table: NameTable,
        _ resolver: TypeResolver
    ) -> BuildEffects {
        let written = scope.declaration.construction.effects
        let thrown: BuildEffects.Thrown
        switch written.throwing {
        case .never: thrown = .nothing
        case .anyError, .rethrowing: thrown = .anything
        case .error(let error):
            let place = scope.place
            let type = resolver.resolve(error, from: place, within: scope.arguments).type
            thrown = Self.thrown(type)
        }
        return BuildEffects(isAsync: written.isAsync, thrown: thrown)
    }

    /// Returns what an error type means: `throws(any Error)` is `throws`, and `throws(Never)` throws nothing.
    private static func thrown(_ type: ResolvedType) -> BuildEffects.Thrown {
        switch type.canonical {
        case .named([TypeNameComponent("Error")]): .anything
        case .named([TypeNameComponent("Never")]): .nothing
        default: .error(type)
        }
    }
}
