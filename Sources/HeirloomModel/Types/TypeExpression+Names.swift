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
        if case .named(let components) = self { return components }
        if case .attributed(_, let base) = self { return base.nominalComponents }
        guard case .tuple(let elements) = self, elements.count == 1 else { return nil }
        return elements[0].type.nominalComponents
    }

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

    /// Whether the type is a function type, ignoring parentheses and attributes. Parameters of such a type are
    /// nonescaping by default: `@Sendable (X) -> Y`.
    package var isFunction: Bool { if case .function = bare { true } else { false } }

    /// `X` in `() -> X`, which is neither `async` nor throws.
    package var resultOfPlainFunction: TypeExpression? {
        guard case .function(let function) = bare, function.parameters.isEmpty, !function.isAsync,
            function.throwing == .never
        else { return nil }
        return function.result
    }

    /// The type without the parentheses and attributes around it.
    private var bare: TypeExpression {
        if case .attributed(_, let base) = self { return base.bare }
        guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil else {
            return self
        }
        return elements[0].type.bare
    }

    /// Whether the type is marked as escaping: `@escaping () -> X`.
    package var isEscaping: Bool { isParameter(saying: "@escaping") }

    /// Returns whether a parameter of this type has a specifier or attribute: `inout`, `@autoclosure`.
    package func isParameter(saying word: String) -> Bool {
        guard case .attributed(let words, let base) = self else { return false }
        return words.contains(.word(word)) || base.isParameter(saying: word)
    }

    /// Returns the type for an escaping parameter. Functions get `@escaping`; optional functions escape by default.
    ///
    /// - Parameter isFunction: Whether the type is a function type, which an alias may hide.
    package func escaping(isFunction: Bool) -> TypeExpression {
        guard isFunction, !isEscaping else { return self }
        guard case .attributed(let attributes, let base) = self else {
            return .attributed(["@escaping"], self)
        }
        // Attributes follow specifiers.
        let specifiers = attributes.prefix(while: \.isSpecifier)
        return .attributed(specifiers + ["@escaping"] + attributes.dropFirst(specifiers.count), base)
    }

    /// Returns the spelling of a function type for an escaping parameter: `@escaping () -> X`. Attributes follow
    /// specifiers: `nonisolated(nonsending) @escaping () async -> X`.
    package static func escaping(_ spelling: String) -> String {
        let specifier = "nonisolated(nonsending) "
        guard spelling.hasPrefix(specifier) else { return "@escaping " + spelling }
        return specifier + "@escaping " + spelling.dropFirst(specifier.count)
    }

    /// The `T` in `T?`, `T!` and `Optional<T>`, ignoring parentheses; `nil` for other types.
    package var wrappedInOptional: TypeExpression? {
        if case .named(let components) = self {
            guard let last = components.last, last.name == "Optional", last.arguments.count == 1 else {
                return nil
            }
            let isQualified = components.count == 2 && components[0] == TypeNameComponent("Swift")
            return components.count == 1 || isQualified ? last.arguments[0] : nil
        }
        if case .optional(let wrapped) = self { return wrapped }
        if case .implicitlyUnwrapped(let wrapped) = self { return wrapped }
        guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil else {
            return nil
        }
        return elements[0].type.wrappedInOptional
    }

    /// The `T` in `T?` or in `T` itself, ignoring parentheses.
    package var withoutOptional: TypeExpression { (wrappedInOptional ?? self).withoutParentheses }

    /// The `T` in `(T)`.
    package var withoutParentheses: TypeExpression {
        if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil,
            !elements[0].isVariadic
        {
            return elements[0].type.withoutParentheses
        }
        return self
    }
}
