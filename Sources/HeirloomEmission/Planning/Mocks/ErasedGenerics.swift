import HeirloomModel

/// The constraints with which a stub replaces the generic parameters of a function.
struct ErasedGenerics {
    /// The constraint of each parameter, by name; `nil` if a value of the parameter can be stored only as `Any`.
    private let constraints: [String: TypeExpression?]
    private let packs: Set<String>

    /// - Parameter isProtocol: Returns whether a name is known to be the name of a protocol.
    init(
        _ requirement: ProtocolRequirement,
        resolve: (TypeExpression) -> TypeExpression,
        isProtocol: ([TypeNameComponent]) -> Bool
    ) {
        var constraints: [String: TypeExpression?] = [:]
        for parameter in requirement.genericParameters {
            var members = [parameter.inheritance?.type].compactMap(\.self)
            members += requirement.constraints
                .filter { $0.subject == .named([TypeNameComponent(parameter.name)]) }.compactMap(\.supertype)
            let resolved = members.map(resolve).flatMap(\.members)
            let areProtocols = resolved.allSatisfy { member in
                guard case .named(let components) = member else { return false }
                return isProtocol(components) || components.map(\.name) == ["AnyObject"]
            }
            let constraint = resolved.count == 1 ? resolved[0] : .composition(resolved)
            constraints.updateValue(
                resolved.isEmpty || !areProtocols ? nil : constraint,
                forKey: parameter.name
            )
        }
        self.constraints = constraints
        packs = Set(requirement.genericParameters.filter { $0.kind == .pack }.map(\.name))
    }

    /// Whether a type mentions one of the parameters.
    func mentions(_ type: TypeExpression) -> Bool { names(in: type).contains { constraints[$0] != nil } }

    func mentionsPack(_ type: TypeExpression) -> Bool { !packs.isDisjoint(with: names(in: type)) }

    private func names(in type: TypeExpression) -> [String] {
        if constraints.isEmpty { return [] }
        var names: [String] = []
        type.forEachName { names.append($0[0].name) }
        return names
    }

    /// The type to which every value of a type converts for any generic arguments: `[any P]` for `[T]`.
    func erased(_ type: TypeExpression) -> TypeExpression {
        guard mentions(type) else { return type }
        switch type {
        case .named(let components) where components.count == 1 && components[0].isPlain:
            return constraint(components[0].name).map { .existential($0) } ?? .any
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(erased(wrapped))
        case .array(let element): return .array(erased(element))
        case .dictionary(let key, let value) where !mentions(key):
            return .dictionary(key: key, value: erased(value))
        case .metatype(.named(let components)) where components.count == 1:
            return constraint(components[0].name).map { .existential(.metatype($0)) } ?? .metatype(.any)
        case .function(var function) where !function.parameters.contains(where: { mentions($0.type) }):
            function.result = erased(function.result)
            if case .error(let error) = function.throwing, mentions(error) { function.throwing = .anyError }
            return .function(function)
        case .attributed(let attributes, let base): return .attributed(attributes, erased(base))
        case .named, .member, .dictionary, .inlineArray, .tuple, .function, .existential, .opaque,
            .composition,
            .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion, .integer, .placeholder:
            return .any
        }
    }

    private func constraint(_ name: String) -> TypeExpression? { constraints[name] ?? nil }
}

extension TypeExpression {
    static let any = TypeExpression.named([TypeNameComponent("Any")])
}
