extension TypeExpression {
    /// Visits every name in the type, those in generic arguments included: `Map`, `Key` of `Map<Key>?`.
    package func forEachName(_ visit: ([TypeNameComponent]) -> Void) {
        forEachName(isConstraint: false) { components, _ in visit(components) }
    }

    /// Visits every name in the type, and tells whether an `any`, a `some` or an `&` says that it is a protocol's.
    package func forEachNameAndUse(_ visit: (_ name: [TypeNameComponent], _ isConstraint: Bool) -> Void) {
        forEachName(isConstraint: false, visit)
    }

    private func forEachName(isConstraint: Bool, _ visit: ([TypeNameComponent], Bool) -> Void) {
        func look(into type: TypeExpression) { type.forEachName(isConstraint: false, visit) }
        switch self {
        case .named(let components):
            visit(components, isConstraint)
            for component in components {
                for argument in component.arguments { look(into: argument) }
            }
        case .member(of: let base, let component):
            look(into: base)
            for argument in component.arguments { look(into: argument) }
        case .dictionary(let key, let value):
            look(into: key)
            look(into: value)
        case .inlineArray(let count, let element):
            look(into: count)
            look(into: element)
        case .tuple(let elements):
            for element in elements { look(into: element.type) }
        case .function(let function):
            for parameter in function.parameters { look(into: parameter.type) }
            if case .error(let error) = function.throwing { look(into: error) }
            look(into: function.result)
        case .composition(let members):
            for member in members { member.forEachName(isConstraint: true, visit) }
        case .existential(let inner), .opaque(let inner):
            inner.forEachName(isConstraint: true, visit)
        case .metatype(let inner), .protocolMetatype(let inner), .attributed(_, let inner):
            inner.forEachName(isConstraint: isConstraint, visit)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
            .suppressed(let inner), .packElement(let inner), .packExpansion(let inner):
            look(into: inner)
        case .integer, .placeholder: break
        }
    }
}
