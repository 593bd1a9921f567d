import HeirloomModel

/// A scope whose dependencies know what is built for them and where else they come from.
package final class LinkedScope {
    package let declared: DeclaredScope
    package internal(set) var dependencies: [LinkedDependency]
    /// What it builds, at once or later, without repetition, in declaration order.
    package let products: [ScopeID]
    /// The dependency that provides each value which the scope offers.
    package let providers: Providers
    /// What its own dependencies need from above, in declaration order.
    let ownNeeds: [Requirement]

    init(
        _ declared: DeclaredScope,
        dependencies: [LinkedDependency],
        products: [ScopeID],
        providers: Providers
    ) {
        self.declared = declared
        self.dependencies = dependencies
        self.products = products
        self.providers = providers
        ownNeeds = dependencies.compactMap(\.needFromAbove)
    }

    /// What it builds, in declaration order.
    @inlinable package var edges: some Sequence<BuildEdge> { dependencies.lazy.flatMap(\.edges) }
    /// What it builds when it is built itself.
    @inlinable package var eagerEdges: [BuildEdge] { edges.filter { $0.moment == .atOnce } }
    /// What is handed in when it is instantiated, indices of its dependencies.
    @inlinable package var forwarded: [Int] { declared.forwarded }
    @inlinable package var file: FileID { declared.file }
}

/// A dependency with what is built for it.
package struct LinkedDependency {
    package var declared: DeclaredDependency
    package var edges: [BuildEdge] = []
    /// What it collects, where it is a collection that nothing fulfills as such; `nil` for all others.
    package var collected: CollectedElements?
    /// What could be built for it, where several types fulfill what it asks for: then nothing is.
    package var candidates: [ScopeID] = []
    /// The sibling that a renamed one takes its value from, `nil` for a value from above.
    package var sibling: Int?

    /// Where its value comes from.
    @inlinable package var origin: ScopeDependency.Origin { declared.origin }

    /// What asks for what is built along its edges: for a collection that is what asks for an element.
    package var request: BuildRequest? { collected?.request.element ?? declared.request }

    /// Whether nothing fulfills it, or more than one type does.
    package var lacksProduct: Bool { declared.request != nil && edges.isEmpty && !isAbsent }

    /// Whether nothing is built for it, and nothing need be.
    package var isAbsent: Bool {
        guard edges.isEmpty, candidates.isEmpty, declared.request?.attribute.onlyIfAvailable == true else {
            return false
        }
        return collected?.unknown.isEmpty ?? (declared.type.canonical.wrappedInOptional != nil)
    }

    /// Whether nothing fulfills what it asks for, as far as that is known.
    package var lacksFulfillment: Bool { lacksProduct && candidates.isEmpty && !declared.isAmbiguous }

    /// What it needs from its scope or from above.
    package var requirement: Requirement? {
        switch declared.origin {
        case .received: .value(declared.value)
        case .receivedIfAvailable(let value): .ifAvailable(value)
        case .renamed(let renaming): renaming.source
        case .instantiated, .forwarded: nil
        }
    }

    /// What it takes itself from outside its scope.
    package var needFromAbove: Requirement? { sibling == nil ? requirement : nil }
}
