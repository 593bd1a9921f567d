/// Collections of the types that list a protocol.
extension RandomTree {
    /// The number of collected protocols.
    static let collectedCount = 2

    func collectedName(_ collected: Int) -> String { "Collected\(seed)n\(collected)" }

    /// Returns the scopes that are built for a property, eagerly or later.
    func products(of property: Property) -> [Int] {
        elements(of: property) ?? property.product.map { [$0] } ?? []
    }

    /// Returns the scopes that are built eagerly for a property.
    func eagerProducts(of property: Property) -> [Int] {
        elements(of: property) ?? property.eagerProduct.map { [$0] } ?? []
    }

    /// The scopes that each scope builds eagerly.
    var eagerEdges: [[Int]] { scopes.map { $0.properties.flatMap(eagerProducts) } }

    /// Returns the elements that a property collects, or `nil` for other properties.
    func elements(of property: Property) -> [Int]? {
        guard property.isInstantiated, let collected = property.key.value.collected else { return nil }
        if case .instantiated(by: .elements(let chosen)) = property.role { return chosen }
        return elements(of: collected)
    }

    /// Whether an optional property with `onlyIfAvailable` has nothing to build.
    func isMissing(_ property: Property) -> Bool {
        guard property.isOnlyIfAvailable, case .optional(let wrapped) = property.key.value else {
            return false
        }
        return wrapped == .contract(Self.unlinkedContract) || elements(of: property) == []
    }

    /// Returns the types that list a protocol and do not receive it, sorted by module and full name.
    func elements(of collected: Int) -> [Int] {
        scopes.indices.filter { scopes[$0].listed.contains(collected) && !takes(collected, $0) }
            .sorted {
                (module(ofScope: $0), fullScopeName($0)) < (module(ofScope: $1), fullScopeName($1))
            }
    }

    /// Whether a scope receives or collects the types that list a protocol.
    func takes(_ collected: Int, _ scope: Int) -> Bool {
        scopes[scope].properties.contains { property in
            switch property.role {
            case .forwarded: false
            case .instantiated(by: .closure(let keys)):
                keys.contains { key in
                    key.value.collected == collected
                        && TreeModel.provider(of: key, false, in: scopes[scope]) == nil
                }
            case .instantiated, .received, .receivedIfAvailable: property.key.value.collected == collected
            case .renamed(let source, _): source.value.collected == collected
            }
        }
    }
}

extension RandomTree.Value {
    /// The protocol of a collection or of an optional collection.
    var collected: Int? {
        switch self {
        case .collection(let collected, _): collected
        case .optional(let wrapped): wrapped.collected
        case .service, .contract, .scope, .builder, .other: nil
        }
    }

    /// Whether the value is a dictionary or an optional dictionary.
    var isKeyed: Bool {
        switch self {
        case .collection(_, let isKeyed): isKeyed
        case .optional(let wrapped): wrapped.isKeyed
        case .service, .contract, .scope, .builder, .other: false
        }
    }
}
