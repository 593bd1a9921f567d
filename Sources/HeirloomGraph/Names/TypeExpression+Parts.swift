import HeirloomModel

extension TypeExpression {
    /// Returns the type that was read to which this refers, regardless of generic arguments.
    package func entity(in table: NameTable) -> EntityID? {
        guard case .named(let components) = self else { return nil }
        return table.entity(withQualifiedPath: components.map(\.name))
    }

    /// The `P` of `any P`.
    package var withoutAny: TypeExpression {
        if case .existential(let constraint) = self { return constraint }
        return self
    }

    /// The `Inner` of `Outer.Inner`.
    package var lastName: String? {
        guard case .named(let components) = self else { return nil }
        return components.last?.name
    }

    /// The maximum number of parts of a type after expanding arguments and aliases. Nobody intends larger types, and
    /// generated code would spell them in full.
    package static let largestSize = 1_000

    /// Whether a type has more parts than ``largestSize``. Counting stops as soon as that is certain.
    var isTooLarge: Bool {
        if case .named(let components) = self, components.allSatisfy(\.isPlain) { return false }
        var open = [self]
        var count = 0
        while let type = open.popLast() {
            count += 1
            if count > Self.largestSize { return true }
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
