/// Generic types: scopes whose argument is a service, and further specializations of them.
///
/// Each specialization is a scope of its own. Those of one type share its declaration, in which the parameter stands for
/// the argument wherever that occurs.
extension RandomTree {
    static let parameterName = "Item"

    /// The scope with whose declaration another is written.
    func declaration(of scope: Int) -> Int { scopes[scope].specialized ?? scope }

    /// One for each declaration.
    var declaredScopes: [Int] { scopes.indices.filter { scopes[$0].specialized == nil } }

    /// All specializations of a scope's type.
    func specializations(of scope: Int) -> [Int] {
        scopes.indices.filter { declaration(of: $0) == declaration(of: scope) }
    }

    /// Whether a scope is there at all: a specialization is so where something builds it that is there without being asked for.
    func isAskedFor(_ scope: Int) -> Bool {
        guard scopes[scope].argument != nil else { return true }
        let edges = scopes.map { $0.properties.flatMap(products) }
        return scopes.indices.contains { owner in
            scopes[owner].argument == nil && TreeModel.reachable(from: owner, by: edges).contains(scope)
        }
    }

    /// A service as it is spelled in the declaration of a scope, if in one.
    func argumentName(_ service: Int, within context: Int?) -> String {
        let isParameter = context.map { scopes[$0].argument == service } ?? false
        return isParameter ? Self.parameterName : serviceName(service)
    }

    /// The specialization of a scope's type for a service. Where there is none yet, it is added.
    ///
    /// What the declaration spells with its parameter is specialized as well.
    mutating func specialization(of scope: Int, for argument: Int) -> Int {
        let known = specializations(of: scope).first { scopes[$0].argument == argument }
        if let known { return known }
        let addition = scopes.count
        scopes.append(scopes[scope])
        scopes[addition].specialized = declaration(of: scope)
        scopes[addition].argument = argument
        for position in scopes[addition].properties.indices {
            let property = scopes[scope].properties[position]
            scopes[addition].properties[position].key = specialized(property.key, from: scope, for: argument)
            scopes[addition].properties[position].role = specialized(
                property.role,
                from: scope,
                for: argument
            )
        }
        return addition
    }

    private mutating func specialized(
        _ role: Property.Role,
        from scope: Int,
        for argument: Int
    ) -> Property.Role {
        switch role {
        case .instantiated(by: .closure(let keys)):
            return .instantiated(by: .closure(keys.map { specialized($0, from: scope, for: argument) }))
        case .instantiated(by: .scope(let product)):
            guard case .scope(let product) = specialized(.scope(product), from: scope, for: argument) else {
                preconditionFailure("a specialization of a scope is a scope")
            }
            return .instantiated(by: .scope(product))
        case .receivedIfAvailable(let value):
            return .receivedIfAvailable(specialized(value, from: scope, for: argument))
        case .renamed(let source, let isOnlyIfAvailable):
            let source = specialized(source, from: scope, for: argument)
            return .renamed(source: source, isOnlyIfAvailable: isOnlyIfAvailable)
        case .instantiated, .forwarded, .received: return role
        }
    }

    private mutating func specialized(_ key: Key, from scope: Int, for argument: Int) -> Key {
        Key(label: key.label, value: specialized(key.value, from: scope, for: argument))
    }

    private mutating func specialized(_ value: Value, from scope: Int, for argument: Int) -> Value {
        let parameter = scopes[scope].argument
        switch value {
        case .service(let service): return .service(service == parameter ? argument : service)
        case .scope(let product) where scopes[product].argument == parameter:
            return .scope(specialization(of: product, for: argument))
        case .builder(let kind, let product) where scopes[product].argument == parameter:
            return .builder(kind, specialization(of: product, for: argument))
        case .optional(let wrapped): return .optional(specialized(wrapped, from: scope, for: argument))
        case .contract, .scope, .builder, .collection, .other: return value
        }
    }
}
