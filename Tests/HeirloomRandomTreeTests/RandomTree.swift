/// A tree of scopes as it was drawn: what a user could have written, before any of it is text.
struct RandomTree: Hashable, Sendable {
    /// What a property holds.
    indirect enum Value: Hashable, Sendable {
        /// A class without dependencies: `final class Service0`.
        case service(Int)
        /// A protocol to which every service conforms, and which the service of the same number lists.
        case contract(Int)
        case scope(Int)
        case optional(Value)
        case builder(BuilderKind, Int)
    }

    enum BuilderKind: Hashable, Sendable, CaseIterable {
        case plain, sendable, erased, sendableErased
    }

    /// What a property is known by.
    struct Key: Hashable, Sendable {
        var label: String
        var value: Value
    }

    struct Property: Hashable, Sendable {
        enum Role: Hashable, Sendable {
            /// `@Instantiated`, by the service that `fulfilledByType` names if it does.
            case instantiated(namedService: Int?)
            case forwarded
            case received
            /// `@Received(onlyIfAvailable: true)`; the property's value is the optional of this.
            case receivedIfAvailable(Value)
            /// `@Received(fulfilledByDependencyNamed:ofType:)`
            case renamed(source: Key, isOnlyIfAvailable: Bool)
        }

        var key: Key
        var role: Role
    }

    struct Scope: Hashable, Sendable {
        var isClass: Bool
        /// Whether the type is nested in another.
        var isNested: Bool
        /// The file within its module.
        var file: Int
        var properties: [Property]

        var forwarded: [Property] { properties.filter { $0.role == .forwarded } }
    }

    static let serviceCount = 3
    static let contractCount = 2
    static let fileCount = 2

    let seed: Int
    /// The root first.
    var scopes: [Scope]
    /// The scopes from here on are declared in the module below.
    var firstScopeBelow: Int
}

extension RandomTree.Property {
    /// Whether the property is offered to everything below.
    var isProvided: Bool {
        switch role {
        case .instantiated, .forwarded, .renamed: true
        case .received, .receivedIfAvailable: false
        }
    }

    /// The scope that is built for the property, at once or later.
    var product: Int? {
        guard case .instantiated = role else { return nil }
        switch key.value {
        case .scope(let scope), .builder(_, let scope), .optional(.scope(let scope)),
            .optional(.builder(_, let scope)):
            return scope
        case .service, .contract, .optional: return nil
        }
    }
}
