/// The rules of the tree, implemented a second time in the simplest way, to compare the stages to.
///
/// The model shares no code with the stages: sets are computed by repetition until nothing changes, providers are found
/// by walking up, and nothing is optimized.
struct TreeModel {
    /// A dependency of a property on the scopes above.
    struct Need: Hashable {
        var key: RandomTree.Key
        var isOnlyIfAvailable: Bool
        var scope: Int
        /// The position of the property in its scope.
        var property: Int
        /// Whether a closure needs the dependency. A closure is below its scope.
        var isOfClosure = false
    }

    let tree: RandomTree
    /// The dependencies of each scope on the scopes above.
    let requirements: [Set<Need>]

    init(_ tree: RandomTree) {
        self.tree = tree
        var requirements = tree.scopes.indices.map { scope in
            Set(
                tree.scopes[scope].properties.indices.flatMap { property in
                    Self.needs(of: property, in: scope, of: tree)
                }
            )
        }
        let products = tree.scopes.map { $0.properties.map(tree.products) }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (index, scope) in tree.scopes.enumerated() {
                let lacking = scope.properties.indices.flatMap { position in
                    products[index][position].flatMap { requirements[$0] }.filter {
                        Self.isTakenFromAbove($0, by: position, in: scope)
                    }
                }
                let known = requirements[index].count
                requirements[index].formUnion(lacking)
                hasChanged = hasChanged || requirements[index].count > known
            }
        }
        self.requirements = requirements
    }

    /// The dependencies that nothing provides. A root's own renamed dependencies must be provided by the root itself,
    /// even if they are optional.
    var missing: Set<Need> {
        requirements[0].filter { !$0.isOnlyIfAvailable || $0.scope == 0 }
    }

    /// Returns the dependencies of a property on scopes above its own.
    static func needs(of property: Int, in scope: Int, of tree: RandomTree) -> [Need] {
        let declared = tree.scopes[scope].properties[property]
        switch declared.role {
        case .instantiated(by: .closure(let keys)):
            return keys.map {
                Need(key: $0, isOnlyIfAvailable: false, scope: scope, property: property, isOfClosure: true)
            }
            .filter { need in isTakenFromAbove(need, by: property, in: tree.scopes[scope]) }
        case .instantiated, .forwarded: return []
        case .received:
            return [Need(key: declared.key, isOnlyIfAvailable: false, scope: scope, property: property)]
        case .receivedIfAvailable(let value):
            let key = RandomTree.Key(label: declared.key.label, value: value)
            return [Need(key: key, isOnlyIfAvailable: true, scope: scope, property: property)]
        case .renamed(let source, let isOnlyIfAvailable):
            guard provider(of: source, isOnlyIfAvailable, in: tree.scopes[scope]) == nil else { return [] }
            return [Need(key: source, isOnlyIfAvailable: isOnlyIfAvailable, scope: scope, property: property)]
        }
    }

    /// Whether a scope does not provide a dependency of a property's product: a product built eagerly for a property
    /// that it needs itself receives the one from above.
    static func isTakenFromAbove(_ need: Need, by property: Int, in scope: RandomTree.Scope) -> Bool {
        guard let provider = provider(of: need, in: scope) else { return true }
        return provider == property && scope.properties[property].isBuiltAtOnce
    }

    /// Returns the needs for a provided property further down than in the scope's own products.
    func needsFartherDown(of position: Int, in scope: Int) -> Set<Need> {
        let properties = tree.scopes[scope].properties
        return Set(
            properties.indices.flatMap { built in
                tree.products(of: properties[built]).flatMap { product in
                    requirements[product].filter { need in
                        (need.isOfClosure || need.scope != product)
                            && Self.provider(of: need, in: tree.scopes[scope]) == position
                            && !Self.isTakenFromAbove(need, by: built, in: tree.scopes[scope])
                    }
                }
            }
        )
    }

    /// Whether a property may be local.
    func mayBeLocal(_ position: Int, in scope: Int) -> Bool {
        switch tree.scopes[scope].properties[position].role {
        case .instantiated, .forwarded: needsFartherDown(of: position, in: scope).isEmpty
        case .received, .receivedIfAvailable, .renamed: false
        }
    }

    static func provider(of need: Need, in scope: RandomTree.Scope) -> Int? {
        provider(of: need.key, need.isOnlyIfAvailable, in: scope)
    }

    /// Returns the property that a scope provides under a label and type, or as an optional if that suffices.
    static func provider(
        of key: RandomTree.Key,
        _ isOnlyIfAvailable: Bool,
        in scope: RandomTree.Scope
    ) -> Int? {
        scope.properties.firstIndex { property in
            guard property.isProvided, property.key.label == key.label else { return false }
            return property.key.value == key.value
                || isOnlyIfAvailable && property.key.value == .optional(key.value)
        }
    }
}
