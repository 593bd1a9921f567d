import HeirloomModel

/// A scope whose dependencies know what is built for them and where else they come from.
package final class LinkedScope {
    package let declared: DeclaredScope
    package let dependencies: [LinkedDependency]
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

    package var declaration: InstantiableDeclaration { declared.declaration }
    package var file: FileID { declared.file }
}

/// A dependency and where it comes from.
package struct LinkedDependency {
    package var declared: DeclaredDependency
    package var link: Link

    package enum Link {
        case instantiated(DeclaredDependency.Order, Fulfillment)
        case forwarded
        case received
        case receivedIfAvailable(ValueID)
        case renamed(ScopeDependency.Renaming)
    }

    /// Whether its scope makes it itself.
    var isMade: Bool {
        switch link {
        case .instantiated, .renamed: true
        case .forwarded, .received, .receivedIfAvailable: false
        }
    }

    /// What is built for it.
    package var product: ScopeID? {
        guard case .instantiated(_, .scope(let product)) = link else { return nil }
        return product
    }

    /// What is built for it when its scope is.
    package var eagerProduct: ScopeID? {
        guard case .instantiated(let order, .scope(let product)) = link, order.builder == nil else {
            return nil
        }
        return product
    }

    /// What it needs from its scope or from above.
    package var requirement: Requirement? {
        switch link {
        case .received: .value(declared.value)
        case .receivedIfAvailable(let value): .ifAvailable(value)
        case .renamed(let renaming): renaming.source
        case .instantiated, .forwarded: nil
        }
    }
}

/// What builds the value of an instantiated dependency.
package enum Fulfillment {
    case scope(ScopeID)
    /// No type of the wanted name is instantiable, and none lists it.
    case nothing
    /// Several types list it.
    case ambiguous([ScopeID])
}
