extension TypeExpression {
    /// Returns the type with each name replaced by the result of `name`, which takes the name with its arguments
    /// already replaced. Unlike ``canonical(name:)``, it keeps the sugar.
    package func replacingNames(_ name: ([TypeNameComponent]) -> TypeExpression) -> TypeExpression {
        // Most types are plain names, without parts.
        guard case .named(let components) = self else { return mappingParts { $0.replacingNames(name) } }
        return name(components.map { $0.mappingArguments { $0.replacingNames(name) } })
    }

    /// Returns the type with its parts, including the arguments of names, replaced by `transform`.
    package func mappingParts(_ transform: (TypeExpression) -> TypeExpression) -> TypeExpression {
        func mapped(_ component: TypeNameComponent) -> TypeNameComponent {
            component.mappingArguments(transform)
        }
        func mapped(_ element: TupleTypeElement) -> TupleTypeElement {
            var element = element
            element.type = transform(element.type)
            return element
        }
        switch self {
        case .named(let components): return .named(components.map(mapped))
        case .member(of: let base, let component): return .member(of: transform(base), mapped(component))
        case .optional(let wrapped): return .optional(transform(wrapped))
        case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(transform(wrapped))
        case .array(let element): return .array(transform(element))
        case .dictionary(let key, let value): return .dictionary(key: transform(key), value: transform(value))
        case .inlineArray(let count, let element):
            return .inlineArray(count: transform(count), element: transform(element))
        case .tuple(let elements): return .tuple(elements.map(mapped))
        case .function(var function):
            function.parameters = function.parameters.map(mapped)
            if case .error(let error) = function.throwing { function.throwing = .error(transform(error)) }
            function.result = transform(function.result)
            return .function(function)
        case .existential(let constraint): return .existential(transform(constraint))
        case .opaque(let constraint): return .opaque(transform(constraint))
        case .composition(let members): return .composition(members.map(transform))
        case .metatype(let instance): return .metatype(transform(instance))
        case .protocolMetatype(let instance): return .protocolMetatype(transform(instance))
        case .suppressed(let constraint): return .suppressed(transform(constraint))
        case .packElement(let pack): return .packElement(transform(pack))
        case .packExpansion(let pattern): return .packExpansion(transform(pattern))
        case .attributed(let attributes, let base):
            return .attributed(attributes.map { $0.mappingType(transform) }, transform(base))
        case .integer, .placeholder: return self
        }
    }

    /// Returns the type with `Self` replaced by the name of a type.
    package func replacingSelf(by path: [String]) -> TypeExpression {
        replacingNames { components in
            let isSelf = components.first?.name == "Self"
            return .named(isSelf ? path.map { TypeNameComponent($0) } + components.dropFirst() : components)
        }
    }

    /// Returns a canonical type in its usual spelling: `[Hook]` for `Array<Hook>`, `User?` for `Optional<User>`.
    ///
    /// - Parameter held: Returns the spelling of a nested type: a protocol with `any`.
    package func sugared(holding held: (TypeExpression) -> TypeExpression) -> TypeExpression {
        replacingNames { components in
            guard components.count == 1, let only = components.first else { return .named(components) }
            let arguments = only.arguments.map(held)
            switch (only.name, arguments.count) {
            case ("Array", 1): return .array(arguments[0])
            case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
            case ("Optional", 1): return .optional(arguments[0])
            default: return .named(components)
            }
        }
    }
}
