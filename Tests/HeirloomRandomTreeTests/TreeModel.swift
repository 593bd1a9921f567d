/// The rules of the tree, told a second time and as plainly as can be, to hold the stages against.
///
/// It shares nothing with them: sets are computed by repeating until nothing changes, providers are found by
/// going up, and nothing is fast.
struct TreeModel {
    /// What some property wants from above.
    struct Need: Hashable {
        var key: RandomTree.Key
        var isOnlyIfAvailable: Bool
        var scope: Int
        /// The position of the property in its scope.
        var property: Int
        /// Whether a closure wants it, which stands below its scope.
        var isOfClosure = false
    }

    let tree: RandomTree
    /// What each scope requires of those above it.
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

    /// The properties that nothing provides for, with what they want. What a root renames must be its own, even
    /// if it is taken only if available.
    var missing: Set<Need> {
        requirements[0].filter { !$0.isOnlyIfAvailable || $0.scope == 0 }
    }

    /// What a property wants from above its scope.
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

    /// Whether a scope does not provide what is needed by what it builds for one of its properties: what is built at once for
    /// what it needs itself gets that from above.
    static func isTakenFromAbove(_ need: Need, by property: Int, in scope: RandomTree.Scope) -> Bool {
        guard let provider = provider(of: need, in: scope) else { return true }
        return provider == property && scope.properties[property].isBuiltAtOnce
    }

    /// What needs something that a scope provides and stands farther down than what the scope builds itself.
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

    /// Whether a property may say that it is local.
    func mayBeLocal(_ position: Int, in scope: Int) -> Bool {
        switch tree.scopes[scope].properties[position].role {
        case .instantiated, .forwarded: needsFartherDown(of: position, in: scope).isEmpty
        case .received, .receivedIfAvailable, .renamed: false
        }
    }

    static func provider(of need: Need, in scope: RandomTree.Scope) -> Int? {
        provider(of: need.key, need.isOnlyIfAvailable, in: scope)
    }

    /// The property of the scope that is offered under that label and type, or as its optional where that will do.
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
