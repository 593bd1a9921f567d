/// Generic types: scopes with a service as their argument, and further specializations of them.
///
/// Each specialization is a separate scope. The specializations of a type share one declaration, in which the parameter
/// replaces every occurrence of the argument.
extension RandomTree {
    static let parameterName = "Item"

    /// Returns the scope that represents the declaration of a scope.
    func declaration(of scope: Int) -> Int { scopes[scope].specialized ?? scope }

    /// The scopes that represent declarations, one for each.
    var declaredScopes: [Int] { scopes.indices.filter { scopes[$0].specialized == nil } }

    /// Returns all specializations of a scope's type.
    func specializations(of scope: Int) -> [Int] {
        scopes.indices.filter { declaration(of: $0) == declaration(of: scope) }
    }

    /// Whether a scope exists: a specialization only exists if a scope that is not generic builds it, directly or
    /// indirectly.
    func isAskedFor(_ scope: Int) -> Bool {
        guard scopes[scope].argument != nil else { return true }
        let edges = scopes.map { $0.properties.flatMap(products) }
        return scopes.indices.contains { owner in
            scopes[owner].argument == nil && TreeModel.reachable(from: owner, by: edges).contains(scope)
        }
    }

    /// Returns the spelling of a service, which is the parameter's name within a declaration that it specializes.
    func argumentName(_ service: Int, within context: Int?) -> String {
        let isParameter = context.map { scopes[$0].argument == service } ?? false
        return isParameter ? Self.parameterName : serviceName(service)
    }

    /// Returns the specialization of a scope's type for a service, adding it if necessary.
    ///
    /// Types that the declaration spells with its parameter are specialized too.
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
