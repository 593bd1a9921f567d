import HeirloomModel

extension TypeExpression {
    /// Whether a canonical type is made of more names than that. What it is made of is looked at only so far.
    func hasMoreParts(than limit: Int) -> Bool {
        var open = [self]
        var count = 0
        while let type = open.popLast() {
            count += 1
            if count > limit { return true }
            switch type {
            case .named(let components): open += components.flatMap(\.arguments)
            case .member(of: let base, let component): open += [base] + component.arguments
            case .optional(let part), .implicitlyUnwrapped(let part), .array(let part),
                .existential(let part), .opaque(let part), .metatype(let part), .protocolMetatype(let part),
                .suppressed(let part), .packElement(let part), .packExpansion(let part),
                .attributed(_, let part):
                open.append(part)
            case .dictionary(let one, let other), .inlineArray(let one, let other): open += [one, other]
            case .tuple(let elements): open += elements.map(\.type)
            case .function(let function):
                open += function.parameters.map(\.type) + [function.result]
                if case .error(let error) = function.throwing { open.append(error) }
            case .composition(let members): open += members
            case .integer, .placeholder: break
            }
        }
        return false
    }
}
