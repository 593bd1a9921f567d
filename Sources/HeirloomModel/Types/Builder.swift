/// The type of a property that builds a product whenever its owner requests one.
package enum Builder: Hashable, Sendable {
    /// `Instantiator<Product>`
    case instantiator(BuilderKind)
    /// `@Sendable (User) async throws -> Product`
    case function(FunctionContract)

    /// The kind of instantiator; `nil` for a function.
    package var instantiator: BuilderKind? {
        switch self {
        case .instantiator(let kind): kind
        case .function: nil
        }
    }

    /// Whether the type may name a supertype or wrapper of the product instead of the product itself, as that of every
    /// function may.
    package var isErased: Bool { instantiator?.isErased ?? true }

    /// Whether the closure is `@Sendable`, explicitly or because it runs on a global actor.
    package var isSendable: Bool {
        switch self {
        case .instantiator(let kind): kind.isSendable
        case .function(let contract): contract.isSendable || contract.globalActor != nil
        }
    }

    /// The name of the global actor on which the closure runs, as spelled in the type.
    package var globalActor: String? {
        switch self {
        case .instantiator: nil
        case .function(let contract): contract.globalActor
        }
    }

    /// The effects that the type allows.
    package var effects: CallEffects {
        switch self {
        case .instantiator: .none
        case .function(let contract): contract.effects
        }
    }
}

/// The contract of a function that builds: the parts of its type other than the parameters and the result.
package struct FunctionContract: Hashable, Sendable {
    /// `@Sendable`
    package var isSendable = false
    /// `MainActor` of `@MainActor`
    package var globalActor: String?
    /// `async throws(E)`
    package var effects = CallEffects.none
}
