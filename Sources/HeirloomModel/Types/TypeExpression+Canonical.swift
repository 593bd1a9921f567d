extension TypeExpression {
    /// Returns the type without sugar: apart from names, different spellings of a type have one canonical form.
    ///
    /// `any P` becomes `P`, `[T]` becomes `Array<T>`, `T?` and `T!` become `Optional<T>`, `Void` becomes `()`,
    /// `Swift.Int` and `[Int].Element` become `Int`, and `throws(any Error)` becomes `throws`. The members of a
    /// composition are sorted. Parentheses are dropped, and so are attributes that do not change the type. `name` maps
    /// each name, whose arguments are already canonical, to the type that it refers to: a `Void` that it leaves
    /// unchanged is that of the standard library.
    package func canonical(name: ([TypeNameComponent]) -> TypeExpression) -> TypeExpression {
        switch self {
        case .named(let components):
            return Self.canonicalName(
                components.map { component in component.mappingArguments { $0.canonical(name: name) } },
                name: name
            )
        case .member(of: let base, let component):
            let member = component.mappingArguments { $0.canonical(name: name) }
            return base.canonical(name: name).appending([member]).withoutKnownMembers
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            return .generic("Optional", [wrapped.canonical(name: name)])
        case .array(let element):
            return .generic("Array", [element.canonical(name: name)])
        case .dictionary(let key, let value):
            return .generic("Dictionary", [key.canonical(name: name), value.canonical(name: name)])
        case .inlineArray(let count, let element):
            return .generic("InlineArray", [count.canonical(name: name), element.canonical(name: name)])
        case .tuple(let elements):
            if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
                return elements[0].type.canonical(name: name)
            }
            return .tuple(elements.map { $0.canonical(name: name) })
        case .function(let function):
            return .function(function.canonical(name: name))
        case .existential(let constraint):
            return constraint.canonical(name: name)
        case .opaque(let constraint):
            return .opaque(constraint.canonical(name: name))
        case .composition(let members):
            return Self.canonicalComposition(members.map { $0.canonical(name: name) })
        case .metatype(let instance):
            // `any P.Type` is the type of any conforming type, `(any P).Type` only that of `any P`.
            let metatype = instance.isExistential ? TypeExpression.protocolMetatype : TypeExpression.metatype
            return metatype(instance.canonical(name: name))
        case .protocolMetatype(let instance):
            return .protocolMetatype(instance.canonical(name: name))
        case .suppressed(let constraint):
            return .suppressed(constraint.canonical(name: name))
        case .packElement(let pack):
            return .packElement(pack.canonical(name: name))
        case .packExpansion(let pattern):
            return .packExpansion(pattern.canonical(name: name))
        case .attributed(let attributes, let base):
            var kept = attributes.filter { !Self.specifiersOfParameters.contains($0) }
                .map { $0.mappingType { $0.canonical(name: name) } }
                .sorted { $0.spelling < $1.spelling }
            // A function on a global actor can be called from anywhere.
            if kept.contains(where: { $0.globalActorName != nil }) { kept.removeAll { $0 == "@Sendable" } }
            let canonical = base.canonical(name: name)
            return kept.isEmpty ? canonical : .attributed(kept, canonical)
        case .integer, .placeholder:
            return self
        }
    }

    /// Whether the type is `any P`, ignoring parentheses.
    private var isExistential: Bool { if case .existential = withoutParentheses { true } else { false } }

    /// Attributes and specifiers that determine how a value is passed, not its type.
    package static let specifiersOfParameters: Set<TypeAttribute> = [
        "@escaping", "@autoclosure", "inout", "borrowing", "consuming", "sending", "__owned", "__shared",
        "isolated",
    ]

    /// The specifiers that are part of a function type if its parameters have them.
    fileprivate static let specifiersOfFunctionTypes: Set<TypeAttribute> = ["@escaping", "inout", "sending"]

    /// The attributes and specifiers before the type.
    fileprivate var specifiers: [TypeAttribute] {
        guard case .attributed(let attributes, let base) = self else { return [] }
        return attributes + base.specifiers
    }

    /// The canonical type of an argument for a function type's parameter of this type.
    package var withoutSpecifiers: TypeExpression {
        guard case .attributed(let attributes, let base) = self else { return self }
        let kept = attributes.filter { !Self.specifiersOfParameters.contains($0) }
        return kept.isEmpty ? base.withoutSpecifiers : .attributed(kept, base)
    }

    /// `Name<Arguments>`
    package static func generic(_ name: String, _ arguments: [TypeExpression]) -> TypeExpression {
        .named([TypeNameComponent(name, arguments: arguments)])
    }

    private static func canonicalName(
        _ components: [TypeNameComponent],
        name: ([TypeNameComponent]) -> TypeExpression
    ) -> TypeExpression {
        let isQualified =
            components.count > 1 && components[0].isPlain
            && StandardLibraryModules.names.contains(components[0].name)
        // A name qualified with the standard library cannot refer to anything else.
        let named = isQualified ? .named(Array(components.dropFirst())) : name(components)
        return named == .named([TypeNameComponent("Void")]) ? .tuple([]) : named.withoutKnownMembers
    }

    private static func canonicalComposition(_ members: [TypeExpression]) -> TypeExpression {
        var flat: [TypeExpression] = []
        for member in members {
            if case .composition(let inner) = member { flat += inner } else { flat.append(member) }
        }
        let unique = Set(flat).sorted { $0.spelling < $1.spelling }
        return unique.count == 1 ? unique[0] : .composition(unique)
    }
}

extension TupleTypeElement {
    fileprivate func canonical(name: ([TypeNameComponent]) -> TypeExpression) -> TupleTypeElement {
        let visible = label == "_" ? nil : label
        return TupleTypeElement(label: visible, type: type.canonical(name: name), isVariadic: isVariadic)
    }
}

extension FunctionTypeExpression {
    fileprivate func canonical(name: ([TypeNameComponent]) -> TypeExpression) -> FunctionTypeExpression {
        FunctionTypeExpression(
            parameters: parameters.map { parameter in
                var canonical = parameter.canonical(name: name)
                canonical.label = nil
                let passing = parameter.type.specifiers.filter(
                    TypeExpression.specifiersOfFunctionTypes.contains
                )
                if !passing.isEmpty {
                    let sorted = passing.sorted { $0.spelling < $1.spelling }
                    canonical.type = .attributed(sorted, canonical.type)
                }
                return canonical
            },
            isAsync: isAsync,
            throwing: throwing.canonical(name: name),
            result: result.canonical(name: name)
        )
    }
}

extension Throwing {
    /// The errors as written, except that `throws(any Error)` becomes `throws`, and `throws(Never)` becomes
    /// nonthrowing. An unqualified `Error` is kept, because it may be the user's own type.
    package var simplified: Throwing {
        if self == .error(.named([TypeNameComponent("Error")])) { return self }
        let canonical = canonical(name: TypeExpression.named)
        if case .error = canonical { return self }
        return canonical
    }

    /// Returns `throws` for `throws(any Error)`, and nonthrowing for `throws(Never)`.
    fileprivate func canonical(name: ([TypeNameComponent]) -> TypeExpression) -> Throwing {
        guard case .error(let error) = self else { return self }
        let canonical = error.canonical(name: name)
        if canonical == .named([TypeNameComponent("Error")]) { return .anyError }
        if canonical == .named([TypeNameComponent("Never")]) { return .never }
        return .error(canonical)
    }
}
