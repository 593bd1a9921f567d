extension TypeExpression {
    /// Visits every name in the type, those in generic arguments included: `Map`, `Key` of `Map<Key>?`.
    package func forEachName(_ visit: ([TypeNameComponent]) -> Void) {
        switch self {
        case .named(let components):
            visit(components)
            for component in components {
                for argument in component.arguments { argument.forEachName(visit) }
            }
        case .member(of: let base, let component):
            base.forEachName(visit)
            for argument in component.arguments { argument.forEachName(visit) }
        case .dictionary(let key, let value):
            key.forEachName(visit)
            value.forEachName(visit)
        case .inlineArray(let count, let element):
            count.forEachName(visit)
            element.forEachName(visit)
        case .tuple(let elements):
            for element in elements { element.type.forEachName(visit) }
        case .function(let function):
            for parameter in function.parameters { parameter.type.forEachName(visit) }
            if case .error(let error) = function.throwing { error.forEachName(visit) }
            function.result.forEachName(visit)
        case .composition(let members):
            for member in members { member.forEachName(visit) }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
            .existential(let inner), .opaque(let inner), .metatype(let inner), .protocolMetatype(let inner),
            .suppressed(let inner), .packElement(let inner), .packExpansion(let inner),
            .attributed(_, let inner):
            inner.forEachName(visit)
        case .integer, .placeholder: break
        }
    }
}
