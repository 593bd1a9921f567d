/// What builds a product whenever its owner asks for one.
package enum Builder: Hashable, Sendable {
    /// `Instantiator<Product>`
    case instantiator(BuilderKind)
    /// `@Sendable (User) async throws -> Product`
    case function(FunctionContract)

    /// The instantiator, `nil` for a function.
    package var instantiator: BuilderKind? {
        switch self {
        case .instantiator(let kind): kind
        case .function: nil
        }
    }

    /// Whether its type does not name what is built, but what that is held as.
    package var isErased: Bool { instantiator?.isErased ?? true }

    /// Whether its closure is `@Sendable`, and so builds in a nonisolated context.
    package var isSendable: Bool {
        switch self {
        case .instantiator(let kind): kind.isSendable
        case .function(let contract): contract.isSendable
        }
    }

    /// What it may do besides building.
    package var effects: CallEffects {
        switch self {
        case .instantiator: .none
        case .function(let contract): contract.effects
        }
    }
}

/// What the type of a function that builds says, its parameters and its result aside.
package struct FunctionContract: Hashable, Sendable {
    /// `@Sendable`
    package var isSendable: Bool
    /// `async throws(E)`
    package var effects: CallEffects

    package init(isSendable: Bool = false, effects: CallEffects = .none) {
        self.isSendable = isSendable
        self.effects = effects
    }
}
