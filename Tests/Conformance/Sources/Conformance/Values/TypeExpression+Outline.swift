import HeirloomModel

extension TypeExpression {
    /// The structure of the type, which its spelling hides: `optional(any(and(P, Q)))`.
    var outline: String {
        switch self {
        case .named(let components): components.map(\.outline).joined(separator: ".")
        case .member(of: let base, let component): "member(\(base.outline), \(component.outline))"
        case .optional(let wrapped): "optional(\(wrapped.outline))"
        case .implicitlyUnwrapped(let wrapped): "implicitly(\(wrapped.outline))"
        case .array(let element): "array(\(element.outline))"
        case .dictionary(let key, let value): "dictionary(\(key.outline), \(value.outline))"
        case .inlineArray(let count, let element): "inline(\(count.outline), \(element.outline))"
        case .tuple(let elements): "tuple(\(elements.map(\.outline).joined(separator: ", ")))"
        case .function(let function): function.outline
        case .existential(let constraint): "any(\(constraint.outline))"
        case .opaque(let constraint): "some(\(constraint.outline))"
        case .composition(let members): "and(\(members.map(\.outline).joined(separator: ", ")))"
        case .metatype(let instance): "metatype(\(instance.outline))"
        case .protocolMetatype(let instance): "protocol(\(instance.outline))"
        case .suppressed(let constraint): "not(\(constraint.outline))"
        case .packElement(let pack): "each(\(pack.outline))"
        case .packExpansion(let pattern): "repeat(\(pattern.outline))"
        case .attributed(let attributes, let base):
            "attributed(\(attributes.map(\.outline).joined(separator: " ")), \(base.outline))"
        case .integer(let digits): digits
        case .placeholder: "_"
        }
    }
}

extension TypeAttribute {
    fileprivate var outline: String {
        switch self {
        case .word(let word): word
        case .declared(let type): "@" + type.outline
        }
    }
}

extension TypeNameComponent {
    fileprivate var outline: String {
        isPlain ? name : "\(name)<\(arguments.map(\.outline).joined(separator: ", "))>"
    }
}

extension TupleTypeElement {
    fileprivate var outline: String {
        let names = [label, secondName].compactMap(\.self).joined(separator: " ")
        return "\(names): \(type.outline)\(isVariadic ? "..." : "")"
    }
}

extension FunctionTypeExpression {
    fileprivate var outline: String {
        let throwing =
            switch throwing {
            case .never: "never"
            case .anyError: "any"
            case .error(let error): error.outline
            case .rethrowing: "again"
            }
        let parameters = parameters.map(\.outline).joined(separator: ", ")
        return "function((\(parameters)), async \(isAsync), throws \(throwing), \(result.outline))"
    }
}
