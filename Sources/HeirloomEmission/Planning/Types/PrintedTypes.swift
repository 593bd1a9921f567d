import HeirloomGraph
import HeirloomModel

/// The texts of a graph's types at one place of the generated file, such as the extension of a root. Most types are
/// printed many times, so each text is computed once.
struct PrintedTypes {
    /// The text of one type.
    struct Text {
        /// Keeps the type alive, because texts are looked up by its object identifier.
        fileprivate let type: ResolvedType
        /// For a local, a result or a call.
        let spelling: String
        /// For a parameter.
        let parameterSpelling: String
    }

    let printer: TypePrinter
    /// The aliases for names that mean something else at this place.
    private(set) var aliases: Set<TypeAlias> = []
    var imports: ImportLedger
    private var texts: [ObjectIdentifier: Text] = [:]

    init(_ printer: TypePrinter, imports: ImportLedger) {
        self.printer = printer
        self.imports = imports
    }

    /// Returns the text of a type, and records the imports and aliases that it needs.
    mutating func text(of type: ResolvedType) -> Text {
        if let text = texts[ObjectIdentifier(type)] { return text }
        use(type)
        let spelling = printer.spelling(type)
        let text = Text(
            type: type,
            spelling: spelling,
            parameterSpelling: TypePrinter.parameterSpelling(type, printedAs: spelling)
        )
        texts[ObjectIdentifier(type)] = text
        return text
    }

    /// Records the imports and aliases that printing a type, or a part of it, needs.
    ///
    /// - Parameters:
    ///   - access: The access level of the declaration in whose signature the type is printed; `nil` for a body.
    ///   - other: The printer, if it is another one.
    mutating func use(_ type: ResolvedType, access: AccessLevel? = nil, printedBy other: TypePrinter? = nil) {
        let printer = other ?? printer
        imports.use(type, access: access ?? .internal)
        for declaration in printer.declarationsToImport(for: type) {
            imports.use(declaration, access: access ?? .internal)
        }
        aliases.formUnion(printer.aliases(in: type, access: access ?? .private))
    }

    /// Records that a type is printed in a declaration with an access level, whatever the access levels are of the imports
    /// in the module's files.
    mutating func show(_ type: ResolvedType, access: AccessLevel) {
        use(type, access: access)
        imports.show(type, access: access)
    }

    /// Returns the text of a type in a call.
    mutating func callSpelling(of type: ResolvedType) -> String {
        guard let called = printer.called(type) else { return text(of: type).spelling }
        use(type)
        aliases.formUnion(called.aliases)
        return called.spelling
    }

    /// Takes over the imports and aliases that were recorded at a place with names of its own.
    mutating func takeNotes(of other: PrintedTypes) {
        imports = other.imports
        aliases.formUnion(other.aliases)
    }
}

extension TypeExpression {
    /// The type as a value is declared with it: `T?` for `T!`, and without specifiers of parameters such as
    /// `@escaping`.
    var declarable: TypeExpression {
        if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
        guard case .attributed(let attributes, let base) = self else { return self }
        let kept = attributes.filter { !Self.specifiersOfParameters.contains($0) }
        return kept.isEmpty ? base.declarable : .attributed(kept, base)
    }

    /// The type with `any` before each constraint that is used as a type, as the upcoming feature `ExistentialAny`
    /// requires it: `[any P]` for `[P]`.
    ///
    /// - Parameter isConstraint: Returns whether a name is a protocol or an alias of one.
    func sayingAny(_ isConstraint: ([TypeNameComponent]) -> Bool) -> TypeExpression {
        func explicit(_ type: TypeExpression) -> TypeExpression { type.sayingAny(isConstraint) }
        func explicit(_ elements: [TupleTypeElement]) -> [TupleTypeElement] {
            elements.map { element in
                var element = element
                element.type = explicit(element.type)
                return element
            }
        }
        switch self {
        case .named(let components):
            let inner = constraint(isConstraint)
            return isConstraint(components) ? .existential(inner) : inner
        case .composition: return .existential(constraint(isConstraint))
        case .existential(let constraint): return .existential(constraint.constraint(isConstraint))
        case .opaque(let constraint): return .opaque(constraint.constraint(isConstraint))
        case .metatype(let instance):
            let inner = instance.constraint(isConstraint)
            return instance.isBareConstraint(isConstraint) ? .existential(.metatype(inner)) : .metatype(inner)
        case .protocolMetatype(let instance):
            return instance.isBareConstraint(isConstraint)
                ? .metatype(.existential(instance.constraint(isConstraint))) : .protocolMetatype(instance)
        case .optional(let wrapped): return .optional(explicit(wrapped))
        case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(explicit(wrapped))
        case .array(let element): return .array(explicit(element))
        case .dictionary(let key, let value): return .dictionary(key: explicit(key), value: explicit(value))
        case .inlineArray(let count, let element):
            return .inlineArray(count: count, element: explicit(element))
        case .tuple(let elements): return .tuple(explicit(elements))
        case .function(var function):
            function.parameters = explicit(function.parameters)
            if case .error(let error) = function.throwing { function.throwing = .error(explicit(error)) }
            function.result = explicit(function.result)
            return .function(function)
        case .attributed(let attributes, let base): return .attributed(attributes, explicit(base))
        case .packExpansion(let pattern): return .packExpansion(explicit(pattern))
        case .member, .suppressed, .packElement, .integer, .placeholder: return self
        }
    }

    /// The type as a constraint, or as the base of a member: without an `any` of its own.
    private func constraint(_ isConstraint: ([TypeNameComponent]) -> Bool) -> TypeExpression {
        switch self {
        case .named(let components):
            return .named(
                components.map { component in component.mappingArguments { $0.sayingAny(isConstraint) } }
            )
        case .composition(let members): return .composition(members.map { $0.constraint(isConstraint) })
        case .metatype(let instance): return .metatype(instance.constraint(isConstraint))
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            return .tuple([TupleTypeElement(label: nil, type: elements[0].type.constraint(isConstraint))])
        case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple, .function,
            .existential, .opaque, .protocolMetatype, .suppressed, .packElement, .packExpansion, .attributed,
            .integer, .placeholder:
            return sayingAny(isConstraint)
        }
    }

    /// Whether it is a protocol or a composition without `any`, ignoring parentheses.
    private func isBareConstraint(_ isConstraint: ([TypeNameComponent]) -> Bool) -> Bool {
        switch self {
        case .named(let components): isConstraint(components)
        case .composition: true
        case .tuple(let elements):
            elements.count == 1 && elements[0].label == nil && elements[0].type.isBareConstraint(isConstraint)
        case .metatype(let instance): instance.isBareConstraint(isConstraint)
        case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .function,
            .existential, .opaque, .protocolMetatype, .suppressed, .packElement, .packExpansion, .attributed,
            .integer, .placeholder:
            false
        }
    }
}
