extension TypeExpression {
    /// The type with each name, whose arguments are replaced already, replaced by what `name` gives for it.
    /// Unlike ``canonical(name:)`` it keeps the sugar.
    package func replacingNames(_ name: ([TypeNameComponent]) -> TypeExpression) -> TypeExpression {
        func replaced(_ type: TypeExpression) -> TypeExpression { type.replacingNames(name) }
        func replaced(_ component: TypeNameComponent) -> TypeNameComponent {
            component.mappingArguments(replaced)
        }
        func replaced(_ element: TupleTypeElement) -> TupleTypeElement {
            var element = element
            element.type = replaced(element.type)
            return element
        }
        switch self {
        case .named(let components): return name(components.map(replaced))
        case .member(of: let base, let component): return .member(of: replaced(base), replaced(component))
        case .optional(let wrapped): return .optional(replaced(wrapped))
        case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(replaced(wrapped))
        case .array(let element): return .array(replaced(element))
        case .dictionary(let key, let value): return .dictionary(key: replaced(key), value: replaced(value))
        case .inlineArray(let count, let element):
            return .inlineArray(count: replaced(count), element: replaced(element))
        case .tuple(let elements): return .tuple(elements.map(replaced))
        case .function(var function):
            function.parameters = function.parameters.map(replaced)
            if case .error(let error) = function.throwing { function.throwing = .error(replaced(error)) }
            function.result = replaced(function.result)
            return .function(function)
        case .existential(let constraint): return .existential(replaced(constraint))
        case .opaque(let constraint): return .opaque(replaced(constraint))
        case .composition(let members): return .composition(members.map(replaced))
        case .metatype(let instance): return .metatype(replaced(instance))
        case .protocolMetatype(let instance): return .protocolMetatype(replaced(instance))
        case .suppressed(let constraint): return .suppressed(replaced(constraint))
        case .packElement(let pack): return .packElement(replaced(pack))
        case .packExpansion(let pattern): return .packExpansion(replaced(pattern))
        case .attributed(let attributes, let base): return .attributed(attributes, replaced(base))
        case .integer, .placeholder: return self
        }
    }

    /// The type with the name of a type wherever it says `Self`.
    package func replacingSelf(by path: [String]) -> TypeExpression {
        replacingNames { components in
            let isSelf = components.first?.name == "Self"
            return .named(isSelf ? path.map { TypeNameComponent($0) } + components.dropFirst() : components)
        }
    }
}
