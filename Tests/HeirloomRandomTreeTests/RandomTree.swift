import HeirloomGraph
import HeirloomModel

/// A randomly drawn tree of scopes that a user could have written, before it becomes source text.
struct RandomTree: Hashable, Sendable {
    /// The value of a property.
    indirect enum Value: Hashable, Sendable {
        /// A class without dependencies: `final class Service0`.
        case service(Int)
        /// A protocol to which every original service conforms, and which some services list.
        case contract(Int)
        case scope(Int)
        case optional(Value)
        case builder(BuilderKind, Int)
        /// The types that list a protocol: `[any Collected0]`, or `[String: any Collected0]` with their keys.
        case collection(Int, isKeyed: Bool = false)
        /// A type outside of the tree that only a closure can build.
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

    /// The identity of a property.
    struct Key: Hashable, Sendable {
        var label: String
        var value: Value
    }

    struct Property: Hashable, Sendable {
        enum Role: Hashable, Sendable {
            /// `@Instantiated`, with the name in `fulfilledByType` if there is one.
            case instantiated(by: Name?)
            case forwarded
            case received
            /// `@Received(onlyIfAvailable: true)`; the property's type is the optional of this value.
            case receivedIfAvailable(Value)
            /// `@Received(fulfilledByDependencyNamed:ofType:)`
            case renamed(source: Key, isOnlyIfAvailable: Bool)
        }

        /// The way in which a property is fulfilled.
        enum Name: Hashable, Sendable {
            case service(Int)
            /// A scope that conforms to the property's contract.
            case scope(Int)
            /// A closure that receives these dependencies, and builds a `Made` from them.
            case closure([Key])
            /// The scopes that `collecting` names, in this order.
            case elements([Int])
            case unknown(String)
            /// An instantiable type outside of the tree.
            case addition(String)
        }

        /// The lifetime of a value that a function builds.
        enum Lifetime: String, Hashable, Sendable, CaseIterable {
            case lazy, weak
        }

        var key: Key
        var role: Role
        /// A wrong text for the first generic argument of an erased builder, or for a function's parameters.
        var wrongArgument: String?
        var lifetime: Lifetime?
        /// Whether the property has `concurrently: true`.
        var isConcurrent = false
        /// Whether the property has `erasedToConcreteExistential: true`.
        var isErased = false
        /// Whether the property has `isLocal: true`.
        var isLocal = false
        /// Whether an instantiated property has `onlyIfAvailable: true`.
        var isOnlyIfAvailable = false
    }

    struct Scope: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case structure, finalClass, plainClass, actor
        }

        var kind: Kind
        /// The service used as the argument of a generic type.
        var argument: Int?
        /// The scope that declares the type of which this one is another specialization.
        var specialized: Int?
        /// Whether the type is nested in another type.
        var isNested: Bool
        /// The number of the file within its module.
        var file: Int
        var properties: [Property]
        var isMainActor = false
        /// The effects of the initializer or of `instantiate`.
        var effects = Effects.none
        /// Whether the type is declared as `Sendable`; actors and types on the main actor need no declaration.
        var isSendable = true
        /// Whether an extension with `instantiate` makes the type instantiable. It then only has received properties.
        var isExtended = false
        /// Whether the type has `generateMock: true`.
        var isDoubled = false
        var superclass: String?
        var conformances: [String] = []
        /// The contracts to which the type conforms without listing them.
        var contracts: Set<Int> = []
        /// The collected protocols that the type lists in `fulfillingAdditionalTypes`.
        var listed: Set<Int> = []
        /// The key in dictionaries that collect the type.
        var key: String?
        /// The access level of a handwritten initializer.
        var initializerAccess: String?
        /// Whether the initializer contains or causes an error; only one at a time.
        var isInitializerBroken = false
        /// Additional lines with local mistakes.
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
        /// Whether the service conforms to the original contracts.
        var conforms = true
    }

    /// A declaration outside of the tree.
    struct Addition: Hashable, Sendable {
        var module: String
        var file: String
        var lines: [String]
    }

    static let serviceCount = 3
    static let contractCount = 2
    /// The contract that no service lists, like that of a feature that is not linked.
    static let unlinkedContract = Self.contractCount
    static let fileCount = 2

    let seed: Int
    /// The scopes, starting with the root.
    var scopes: [Scope]
    /// The first of the scopes that are declared in the module below.
    var firstScopeBelow: Int
    var services = (0..<Self.serviceCount).map { Service(listed: $0 < Self.contractCount ? [$0] : []) }
    var contractCount = Self.contractCount + 1
    var additions: [Addition] = []
    /// Whether the root has `isRoot: true`; otherwise it is detected.
    var isRootMarked = true
    /// Whether the target of the module below runs the plugin.
    var isPluginAppliedBelow = true
    /// The paths of files that do not parse.
    var unreadableFiles: Set<String> = []
    /// The number of breaks, which makes their names unique.
    var breakCount = 0
}

extension RandomTree.Property {
    /// Whether the property provides its value to everything below.
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

    /// The kind and product of the property's builder.
    var builder: (kind: RandomTree.BuilderKind, product: Int)? {
        isInstantiated ? key.value.builder : nil
    }

    /// The scope that is built for the property, eagerly or later.
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

    /// Whether the property's value is built eagerly from other scopes or values.
    var isBuiltAtOnce: Bool {
        if case .instantiated(by: .closure) = role { return true }
        if isInstantiated, key.value.collected != nil { return true }
        return eagerProduct != nil
    }

    /// The scope that is built eagerly for the property.
    var eagerProduct: Int? { builder == nil ? product : nil }
}

extension RandomTree.Value {
    /// The kind and product of a builder or an optional builder.
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

    /// The scopes reachable from the root, nearest first.
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
