import HeirloomGraph
import HeirloomModel

/// A tree of scopes as it was drawn: what a user could have written, before any of it is text.
struct RandomTree: Hashable, Sendable {
    /// What a property holds.
    indirect enum Value: Hashable, Sendable {
        /// A class without dependencies: `final class Service0`.
        case service(Int)
        /// A protocol to which every service conforms that was drawn with the tree, and which some list.
        case contract(Int)
        case scope(Int)
        case optional(Value)
        case builder(BuilderKind, Int)
        /// What lists a protocol: `[any Collected0]`, or `[String: any Collected0]` under their keys.
        case collection(Int, isKeyed: Bool = false)
        /// A type that stands beside the tree. Nothing builds it but a closure.
        case other(String)
    }

    enum BuilderKind: Hashable, Sendable, CaseIterable {
        case plain, sendable, erased, sendableErased
        /// A function type rather than an instantiator.
        case function, sendableFunction

        var isSendable: Bool { self == .sendable || self == .sendableErased || self == .sendableFunction }
        var isErased: Bool { self == .erased || self == .sendableErased }
        var isFunction: Bool { self == .function || self == .sendableFunction }
    }

    /// What a property is known by.
    struct Key: Hashable, Sendable {
        var label: String
        var value: Value
    }

    struct Property: Hashable, Sendable {
        enum Role: Hashable, Sendable {
            /// `@Instantiated`, by what `fulfilledByType` names if it does.
            case instantiated(by: Name?)
            case forwarded
            case received
            /// `@Received(onlyIfAvailable: true)`; the property's value is the optional of this.
            case receivedIfAvailable(Value)
            /// `@Received(fulfilledByDependencyNamed:ofType:)`
            case renamed(source: Key, isOnlyIfAvailable: Bool)
        }

        /// What `fulfilledByType` says.
        enum Name: Hashable, Sendable {
            case service(Int)
            /// A scope that conforms to the contract which the property asks for.
            case scope(Int)
            /// A closure that is given these, and makes a `Made` of them.
            case closure([Key])
            /// Scopes that `collecting` names, in this order.
            case elements([Int])
            case unknown(String)
            /// An instantiable type that stands beside the tree.
            case addition(String)
        }

        /// How long what a function builds is kept.
        enum Lifetime: String, Hashable, Sendable, CaseIterable {
            case lazy, weak
        }

        var key: Key
        var role: Role
        /// What is written instead of the first generic argument of an erased builder, or of a function's parameters.
        var wrongArgument: String?
        var lifetime: Lifetime?
        /// Whether it says `concurrently: true`.
        var isConcurrent = false
        /// Whether it says `erasedToConcreteExistential: true`.
        var isErased = false
        /// Whether it says `isLocal: true`.
        var isLocal = false
        /// Whether what is instantiated says `onlyIfAvailable: true`.
        var isOnlyIfAvailable = false
    }

    struct Scope: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case structure, finalClass, plainClass, actor
        }

        var kind: Kind
        /// The service that stands for the parameter of a generic type.
        var argument: Int?
        /// The scope whose declaration this one is another specialization of.
        var specialized: Int?
        /// Whether the type is nested in another.
        var isNested: Bool
        /// The file within its module.
        var file: Int
        var properties: [Property]
        var isMainActor = false
        /// Those of the initializer, or of `instantiate`.
        var effects = Effects.none
        /// Whether it says so; what an actor or on the main actor is needs not.
        var isSendable = true
        /// Whether an extension with `instantiate` makes it instantiable. It has received properties only then.
        var isExtended = false
        /// Whether it says `generateMock: true`.
        var isDoubled = false
        var superclass: String?
        var conformances: [String] = []
        /// The contracts to which it conforms, and which it does not list.
        var contracts: Set<Int> = []
        /// The protocols of collections that it lists in `fulfillingAdditionalTypes`.
        var listed: Set<Int> = []
        /// Under which a dictionary collects it.
        var key: String?
        /// The access of the initializer, where that is written.
        var initializerAccess: String?
        /// Whether the initializer is wrong, or where it is written; one thing at a time.
        var isInitializerBroken = false
        /// Further lines, in which something is wrong that the type itself shows.
        var mistakes: [String] = []

        var isClass: Bool { kind == .finalClass || kind == .plainClass }
        var hasWrittenInitializer: Bool { isExtended || initializerAccess != nil || effects != .none }
        var forwarded: [Property] { properties.filter { $0.role == .forwarded } }
    }

    struct Service: Hashable, Sendable {
        /// The contracts in `fulfillingAdditionalTypes`.
        var listed: [Int]
        var isInstantiable = true
        var isExtended = false
        var isPublic = true
        /// Whether it conforms to the contracts that were drawn with the tree.
        var conforms = true
    }

    /// Something that is written beside the tree.
    struct Addition: Hashable, Sendable {
        var module: String
        var file: String
        var lines: [String]
    }

    static let serviceCount = 3
    static let contractCount = 2
    /// The contract that no service lists: a feature that is not linked.
    static let unlinkedContract = Self.contractCount
    static let fileCount = 2

    let seed: Int
    /// The root first.
    var scopes: [Scope]
    /// The scopes from here on are declared in the module below.
    var firstScopeBelow: Int
    var services = (0..<Self.serviceCount).map { Service(listed: $0 < Self.contractCount ? [$0] : []) }
    var contractCount = Self.contractCount + 1
    var additions: [Addition] = []
    /// Whether the root says `isRoot: true`; it is found else.
    var isRootMarked = true
    /// Whether the target of the module below runs the plugin.
    var isPluginAppliedBelow = true
    /// The files that do not parse, by path.
    var unreadableFiles: Set<String> = []
    /// How many things were broken on purpose, so that each has names of its own.
    var breakCount = 0
}

extension RandomTree.Property {
    /// Whether the property is offered to everything below.
    var isProvided: Bool {
        switch role {
        case .instantiated, .forwarded, .renamed: true
        case .received, .receivedIfAvailable: false
        }
    }

    var isInstantiated: Bool {
        guard case .instantiated = role else { return false }
        return true
    }

    /// The builder that is made for the property.
    var builder: (kind: RandomTree.BuilderKind, product: Int)? {
        isInstantiated ? key.value.builder : nil
    }

    /// The scope that is built for the property, at once or later.
    var product: Int? {
        if case .instantiated(by: .scope(let scope)) = role { return scope }
        guard isInstantiated else { return nil }
        switch key.value {
        case .scope(let scope), .builder(_, let scope), .optional(.scope(let scope)),
            .optional(.builder(_, let scope)):
            return scope
        case .service, .contract, .optional, .collection, .other: return nil
        }
    }

    /// Whether what is made for the property is made at once, of something.
    var isBuiltAtOnce: Bool {
        if case .instantiated(by: .closure) = role { return true }
        if isInstantiated, key.value.collected != nil { return true }
        return eagerProduct != nil
    }

    /// The scope that is built at once for the property.
    var eagerProduct: Int? { builder == nil ? product : nil }
}

extension RandomTree.Value {
    /// What a builder, or the optional of one, builds, and how.
    var builder: (kind: RandomTree.BuilderKind, product: Int)? {
        switch self {
        case .builder(let kind, let product), .optional(.builder(let kind, let product)): (kind, product)
        case .service, .contract, .scope, .optional, .collection, .other: nil
        }
    }
}

extension RandomTree {
    func isBelow(_ scope: Int) -> Bool { declaration(of: scope) >= firstScopeBelow }

    func module(ofScope scope: Int) -> String { isBelow(scope) ? Self.moduleBelow : Self.module }

    func position(of label: String, in scope: Int) -> Int? {
        scopes[scope].properties.firstIndex { $0.key.label == label }
    }

    /// The scopes that the root leads to, the nearest first.
    var reachedScopes: [Int] {
        var reached = [0]
        var next = 0
        while next < reached.count {
            for product in scopes[reached[next]].properties.flatMap(products)
            where !reached.contains(product) {
                reached.append(product)
            }
            next += 1
        }
        return reached
    }

    func isFree(_ label: String, in scope: Int) -> Bool { position(of: label, in: scope) == nil }
}
