/// What is built for several: collections of what lists a protocol.
extension RandomTree {
    /// So many protocols there are that scopes list, and that collections are of.
    static let collectedCount = 2

    func collectedName(_ collected: Int) -> String { "Collected\(seed)n\(collected)" }

    /// The scopes that are built for a property, at once or later.
    func products(of property: Property) -> [Int] {
        elements(of: property) ?? property.product.map { [$0] } ?? []
    }

    /// The scopes that are built at once for a property.
    func eagerProducts(of property: Property) -> [Int] {
        elements(of: property) ?? property.eagerProduct.map { [$0] } ?? []
    }

    /// By scope, what is built at once for its properties.
    var eagerEdges: [[Int]] { scopes.map { $0.properties.flatMap(eagerProducts) } }

    /// What a property collects; `nil` for one that does not.
    func elements(of property: Property) -> [Int]? {
        guard property.isInstantiated, let collected = property.key.value.collected else { return nil }
        if case .instantiated(by: .elements(let chosen)) = property.role { return chosen }
        return elements(of: collected)
    }

    /// Whether there is nothing to be had for an optional that is taken only if available.
    func isMissing(_ property: Property) -> Bool {
        guard property.isOnlyIfAvailable, case .optional(let wrapped) = property.key.value else {
            return false
        }
        return wrapped == .contract(Self.unlinkedContract) || elements(of: property) == []
    }

    /// What lists a protocol and does not take it: by module, then by full name.
    func elements(of collected: Int) -> [Int] {
        scopes.indices.filter { scopes[$0].listed.contains(collected) && !takes(collected, $0) }
            .sorted {
                (module(ofScope: $0), fullScopeName($0)) < (module(ofScope: $1), fullScopeName($1))
            }
    }

    /// Whether a scope receives or collects what is listed.
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
    /// What a collection, or the optional of one, is of.
    var collected: Int? {
        switch self {
        case .collection(let collected, _): collected
        case .optional(let wrapped): wrapped.collected
        case .service, .contract, .scope, .builder, .other: nil
        }
    }

    /// Whether it is a dictionary, or the optional of one.
    var isKeyed: Bool {
        switch self {
        case .collection(_, let isKeyed): isKeyed
        case .optional(let wrapped): wrapped.isKeyed
        case .service, .contract, .scope, .builder, .other: false
        }
    }
}
