import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns the `ErasedInstantiator<Forwarded, Product>` that a product requires.
    package func erased(
        _ kind: BuilderKind,
        of product: ScopeID,
        as requested: ResolvedType,
        in property: DependencyID
    ) -> WrittenType? {
        let forwarded = tree[product].declared.forwardedProperties
        let properties =
            forwarded.canonical == .tuple([])
            ? forwarded.spelledOtherwise(void(in: property.scope)) : forwarded
        guard let first = names.writing(properties, in: property.scope),
            let second = names.writing(requested, in: property.scope)
        else { return nil }
        let type = TypeExpression.generic(kind.typeName, [first.type, second.type])
        let isOptional = tree[property].declared.declaration.type.type.wrappedInOptional != nil
        return WrittenType(type: isOptional ? .optional(type) : type, imports: first.imports + second.imports)
    }

    package func erased(_ kind: BuilderKind, along edge: BuildEdge) -> WrittenType? {
        erased(kind, of: edge.product, as: edge.requestedType, in: edge.builtFor)
    }

    /// Returns `Void`, or `()` if another type has that name.
    func void(in scope: ScopeID) -> TypeExpression {
        let void = TypeExpression.named([TypeNameComponent("Void")])
        let place = tree[scope].declared.place
        return tree.resolver.resolve(void, from: place).type.canonical == .tuple([]) ? void : .tuple([])
    }

    // MARK: Collections

    /// Returns the type of a collection of functions: `[(User) -> any P]`.
    func collection(of function: TypeExpression, at property: DependencyID) -> TypeExpression {
        let declared = tree[property].declared
        guard tree[property].collected?.request.keyType != nil else { return .array(function) }
        guard
            let key = CollectionShape(declared.declaration.type.type)?.key
                ?? tree[property].collected?.request.keyType
        else { return .array(function) }
        return .dictionary(key: key, value: function)
    }

    /// Whether the same types are forwarded to all products for the property of an edge.
    func elementsTakeTheSame(_ edge: BuildEdge) -> Bool {
        let products = tree[edge.builtFor].edges.map { tree[$0.product].declared }
        let forwarded = products.map { product in
            product.forwarded.map { product.dependencies[$0].type.canonical }
        }
        return Set(forwarded).count == 1
    }

    /// Returns a declaration that collects functions instead of values, if all of them would take the same.
    func collectingLater(_ edge: BuildEdge) -> OnDemandProperty? {
        guard elementsTakeTheSame(edge), let function = function(along: edge) else { return nil }
        return OnDemandProperty(
            attribute: "@Instantiated",
            label: tree[edge.builtFor].declared.declaration.label,
            type: function
        )
    }

    // MARK: Missing products

    /// Whether a value of this type can build the product: functions must allow its effects and take its forwarded
    /// properties.
    package func allows(_ type: ResolvedType, building product: ScopeID) -> Bool {
        guard let shape = BuilderShape(type.canonical) else { return true }
        guard tree[product].exactEffects.isAllowed(by: shape.builder.effects) else { return false }
        guard case .parameters(let parameters)? = shape.forwarding else { return true }
        return tree[product].declared.places(of: parameters) != nil
    }

    /// Returns the place of the extension that makes a type conform to `Instantiable`, where the attribute belongs.
    package func conformingExtension(of entity: EntityID) -> SourceLocation? {
        let name = tree.table.qualifiedPath(of: entity)
        for (index, file) in tree.table.files.files.enumerated() {
            for extended in file.summary.extensions {
                guard case .named(let components) = extended.extendedType.type,
                    [name, Array(name.dropFirst())].contains(components.map(\.name)),
                    extended.inheritance.flatMap(\.type.inheritedNames).contains(where: {
                        $0.last == "Instantiable"
                    })
                else { continue }
                return tree.table.files.location(extended.extendedType.range, in: FileID(index))
            }
        }
        return nil
    }

    /// Whether a value of one type fits a property of another.
    package func fits(_ source: ResolvedType, _ target: ResolvedType) -> Bool {
        source.canonical == target.canonical
            || target.canonical == .generic("Optional", [source.canonical])
            || converts(source, to: target)
    }
}

extension ResolvedType {
    /// The type as written before `.self`, where `any` is not needed: `P`, `(() -> X)`.
    package var metatypeBase: ResolvedType {
        let base = spelled.withoutAny
        switch base {
        case .implicitlyUnwrapped(let wrapped): return spelledOtherwise(.optional(wrapped))
        case .function, .composition, .attributed, .opaque, .suppressed, .existential, .packElement,
            .packExpansion:
            return spelledOtherwise(.tuple([TupleTypeElement(label: nil, type: base)]))
        case .named, .member, .optional, .array, .dictionary, .inlineArray, .tuple, .metatype,
            .protocolMetatype, .integer, .placeholder:
            return spelledOtherwise(base)
        }
    }
}

extension Misspelling {
    /// Whether a label is a probable misspelling of another.
    package static func isMisspelling(_ left: String, of right: String) -> Bool {
        distance(Array(left.lowercased().utf8), Array(right.lowercased().utf8)) != nil
    }

    /// Whether the name of one type is a probable misspelling of another's.
    package static func isMisspelling(_ left: TypeExpression, of right: TypeExpression) -> Bool {
        if let left = left.wrappedInOptional, let right = right.wrappedInOptional {
            return isMisspelling(left.withoutParentheses, of: right.withoutParentheses)
        }
        guard let left = left.withoutAny.lastName, let right = right.withoutAny.lastName, left != right else {
            return false
        }
        return isMisspelling(left, of: right)
    }
}
