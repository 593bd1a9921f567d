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

    /// Whether its closure is `@Sendable`, by that word or because it runs on a global actor.
    package var isSendable: Bool {
        switch self {
        case .instantiator(let kind): kind.isSendable
        case .function(let contract): contract.isSendable || contract.globalActor != nil
        }
    }

    /// The global actor on which its closure runs, by the name that its type says.
    package var globalActor: String? {
        switch self {
        case .instantiator: nil
        case .function(let contract): contract.globalActor
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
    /// `MainActor` of `@MainActor`
    package var globalActor: String?
    /// `async throws(E)`
    package var effects: CallEffects

    package init(isSendable: Bool = false, globalActor: String? = nil, effects: CallEffects = .none) {
        self.isSendable = isSendable
        self.globalActor = globalActor
        self.effects = effects
    }
}
