import HeirloomModel

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
