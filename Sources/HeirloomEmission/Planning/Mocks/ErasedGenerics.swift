import HeirloomGraph
import HeirloomModel

/// The constraints with which a stub replaces the generic parameters of a function.
struct ErasedGenerics {
    /// The constraint of each parameter, by name; `nil` if a value of the parameter can be stored only as `Any`.
    private let constraints: [String: TypeExpression?]
    private let packs: Set<String>

    init(_ requirement: ProtocolRequirement, _ part: MockedProtocol.Part, _ texts: MockTexts) {
        var constraints: [String: TypeExpression?] = [:]
        for parameter in requirement.genericParameters {
            let resolved = requirement.bounds(of: parameter).flatMap {
                (part.types[$0]?.spelled ?? $0).members
            }
            let areProtocols = resolved.allSatisfy { member in
                guard case .named(let components) = member else { return false }
                return texts.isProtocol(components) || components.map(\.name) == ["AnyObject"]
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

    /// Whether a type mentions one of the parameters, or is or contains `some P`.
    func mentions(_ type: TypeExpression) -> Bool {
        type.containsOpaque || names(in: type).contains { constraints[$0] != nil }
    }

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
        case .opaque(let constraint): return .existential(constraint.withoutOpaqueArguments)
        case .metatype(let instance):
            guard case .existential(let constraint) = erased(instance) else { return .metatype(.any) }
            return .existential(.metatype(constraint))
        case .function(var function) where !function.parameters.contains(where: { mentions($0.type) }):
            function.result = erased(function.result)
            if case .error(let error) = function.throwing, mentions(error) { function.throwing = .anyError }
            return .function(function)
        case .attributed(let attributes, let base):
            let base = erased(base)
            return base == .any ? base : .attributed(attributes, base)
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            return erased(elements[0].type)
        case .named, .member, .dictionary, .inlineArray, .tuple, .function, .existential,
            .composition, .protocolMetatype, .suppressed, .packElement, .packExpansion, .integer,
            .placeholder:
            return .any
        }
    }

    private func constraint(_ name: String) -> TypeExpression? { constraints[name] ?? nil }
}

extension TypeExpression {
    /// Whether it is or contains `some P`.
    fileprivate var containsOpaque: Bool {
        if case .opaque = self { return true }
        var isFound = false
        _ = mappingParts { part in
            isFound = isFound || part.containsOpaque
            return part
        }
        return isFound
    }

    /// The constraint of an existential type: `Sequence` for `Sequence<some P>`.
    fileprivate var withoutOpaqueArguments: TypeExpression {
        replacingNames { components in
            .named(components.map { $0.arguments.contains(where: \.containsOpaque) ? .init($0.name) : $0 })
        }
    }

    static let any = TypeExpression.named([TypeNameComponent("Any")])
}
