extension TypeExpression {
    /// Visits every name in the type, including those in generic arguments: `Map` and `Key` in `Map<Key>?`.
    package func forEachName(_ visit: ([TypeNameComponent]) -> Void) {
        forEachName { components, _ in visit(components) }
    }

    /// Returns whether the type contains a name with a property, including those in generic arguments.
    package func containsName(where matches: ([TypeNameComponent]) -> Bool) -> Bool {
        var isFound = false
        forEachName { isFound = isFound || matches($0) }
        return isFound
    }

    /// Visits every name that a declaration of this type exposes: all except global actors, which the compiler does not
    /// require to be equally accessible or publicly imported.
    package func forEachShownName(_ visit: ([TypeNameComponent]) -> Void) {
        forEachName(visitsActors: false) { components, _ in visit(components) }
    }

    /// Visits every name in the type, with a flag for names that `any`, `some` or `&` identify as protocols.
    package func forEachNameAndUse(_ visit: (_ name: [TypeNameComponent], _ isConstraint: Bool) -> Void) {
        forEachName(visitsActors: true, visit)
    }

    private func forEachName(
        isConstraint: Bool = false,
        visitsActors: Bool = true,
        _ visit: ([TypeNameComponent], Bool) -> Void
    ) {
        func look(into type: TypeExpression, isConstraint: Bool = false) {
            type.forEachName(isConstraint: isConstraint, visitsActors: visitsActors, visit)
        }
        switch self {
        case .named(let components):
            visit(components, isConstraint)
            for component in components where !component.arguments.isEmpty {
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
            for member in members { look(into: member, isConstraint: true) }
        case .existential(let inner), .opaque(let inner):
            look(into: inner, isConstraint: true)
        case .attributed(let attributes, let inner):
            if visitsActors { for case .declared(let type) in attributes { look(into: type) } }
            look(into: inner, isConstraint: isConstraint)
        case .metatype(let inner), .protocolMetatype(let inner):
            look(into: inner, isConstraint: isConstraint)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
            .suppressed(let inner), .packElement(let inner), .packExpansion(let inner):
            look(into: inner)
        case .integer, .placeholder: break
        }
    }

    /// Whether the type suppresses copyability: `~Copyable`, `P & ~Escapable`.
    package var suppressesCopying: Bool {
        if case .composition(let members) = self { return members.contains(where: \.suppressesCopying) }
        guard case .suppressed(.named(let components)) = self, let name = components.last?.name else {
            return false
        }
        return name == "Copyable" || name == "Escapable"
    }

    /// The entries of a composition: `P` and `Q` for `P & Q`. The type itself for any other.
    package var members: [TypeExpression] {
        if case .composition(let members) = self { return members.flatMap(\.members) }
        return [self]
    }

    /// The names of a nominal type without generic arguments, parentheses and attributes.
    package var nominalName: [String]? { nominalComponents?.map(\.name) }

    /// The name of a nominal type without parentheses and attributes.
    package var nominalComponents: [TypeNameComponent]? {
        switch self {
        case .named(let components): components
        case .attributed(_, let base): base.nominalComponents
        case .tuple(let elements): elements.count == 1 ? elements[0].type.nominalComponents : nil
        case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .function,
            .existential, .opaque, .composition, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .integer, .placeholder:
            nil
        }
    }
}
