import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns a fix-it that writes the full name of a type in the type of a property, or in a string of its attribute.
    func respell(_ name: String, as path: [String], at property: DependencyID, _ string: TypeReference?)
        -> FixIt?
    {
        let written = string?.type ?? tree[property].declared.declaration.type.type
        let type = written.replacingNames { components in
            guard components[0].name == name else { return .named(components) }
            var full = path.map { TypeNameComponent($0) }
            full[full.count - 1].arguments = components[0].arguments
            return .named(full + components.dropFirst())
        }
        let edits =
            string.map { [changes.replace($0.range, of: property.scope, with: "\"\(type.spelling)\"")] }
            ?? changes.retyping(property, as: type, isFound: false)
        return edits.map { FixIt(message: "write '\(path.typeSpelling)'", edits: $0) }
    }

    /// Returns a fix-it that adds a type to the list of a type that conforms to it.
    func list(_ wanted: ResolvedType, in conformer: ScopeID, for request: BuildRequest) -> FixIt? {
        let declaration = tree[conformer].declared.declaration
        guard !request.isNamed, canBuild(conformer, for: request),
            let written = changes.writing(wanted, in: conformer)
        else { return nil }
        let element = "\(written.type.withoutAny.spelling).self"
        let label = "fulfillingAdditionalTypes"
        let edit: FixIt.Edit
        if let first = declaration.fulfilledTypes.first {
            edit = changes.insert("\(element), ", at: first.range.start, of: conformer)
        } else if declaration.attribute.arguments.contains(where: { $0.label == label }) {
            return nil
        } else {
            edit = changes.adding(
                "\(label): [\(element)]",
                to: declaration.attribute,
                after: ["isRoot"],
                of: conformer
            )
        }
        let fixIt = FixIt(
            message: "declare that '\(name(conformer))' fulfills it",
            edits: [edit] + written.edits
        )
        // A listed type that nothing declares may be a misspelling of this one.
        let place = Place(file: tree[conformer].file, enclosing: tree[conformer].declared.entity)
        let isEveryTypeRead = declaration.fulfilledTypes.allSatisfy {
            isRead(tree.resolver.resolve($0.type, from: place).type)
        }
        return isEveryTypeRead && !declaration.isNamedLikeDouble ? fixIt : fixIt.guessed
    }

    /// Returns a fix-it that chooses one of several types that list the type of a property.
    func choose(_ candidate: ScopeID, for property: DependencyID) -> FixIt? {
        guard let request = tree[property].declared.request, canBuild(candidate, for: request),
            let attribute = tree[property].declared.declaration.attribute,
            let named = changes.naming(candidate, in: property.scope)
        else { return nil }
        let isWrapper =
            !request.isWrapped
            && tree.conversions.lacksWrapping(of: tree[candidate].declared.type, for: request.requested)
        let wrapped = isWrapper ? ", erasedToConcreteExistential: true" : ""
        let chosen = changes.adding(
            "fulfilledByType: \"\(named)\"\(wrapped)",
            to: attribute,
            of: property.scope
        )
        let message = "build a '\(name(candidate))'"
        guard let builder = request.builder, !builder.isErased else {
            return FixIt(message: message, edits: [chosen])
        }
        // An instantiator builds the type in its generic argument; only an erased one can build another type.
        let kind = BuilderKind(isErased: true, isSendable: builder.isSendable)
        return erased(kind, of: candidate, as: request.requested, in: property)
            .flatMap { respell(property, as: $0) }
            .map { FixIt(message: message, edits: [chosen] + $0.edits) }
    }

    /// Returns the `ErasedInstantiator<Forwarded, Product>` that a product requires.
    func erased(
        _ kind: BuilderKind,
        of product: ScopeID,
        as requested: ResolvedType,
        in property: DependencyID
    ) -> WrittenType? {
        erased(kind, taking: tree[product].declared.forwardedProperties, as: requested, in: property)
    }

    func erased(_ kind: BuilderKind, along edge: BuildEdge) -> WrittenType? {
        erased(kind, of: edge.product, as: edge.requestedType, in: edge.builtFor)
    }

    private func erased(
        _ kind: BuilderKind,
        taking forwarded: ResolvedType,
        as requested: ResolvedType,
        in property: DependencyID
    ) -> WrittenType? {
        let properties =
            forwarded.canonical == .tuple([])
            ? forwarded.spelledOtherwise(void(in: property.scope)) : forwarded
        guard let first = changes.writing(properties, in: property.scope),
            let second = changes.writing(requested, in: property.scope)
        else { return nil }
        let type = TypeExpression.generic(kind.typeName, [first.type, second.type])
        let isOptional = tree[property].declared.declaration.type.type.wrappedInOptional != nil
        return WrittenType(type: isOptional ? .optional(type) : type, edits: first.edits + second.edits)
    }

    /// Returns `Void`, or `()` if another type has that name.
    func void(in scope: ScopeID) -> TypeExpression {
        let void = TypeExpression.named([TypeNameComponent("Void")])
        let place = tree[scope].declared.place
        return tree.resolver.resolve(void, from: place).type.canonical == .tuple([]) ? void : .tuple([])
    }

    func canBuild(_ product: ScopeID, for request: BuildRequest) -> Bool {
        request.builder != nil || tree[product].forwarded.isEmpty
    }

    // MARK: Collections

    /// Returns a fix-it that names the element of a collection in `collecting` instead of `fulfilledByType`.
    func collectWhatIsNamed(at property: DependencyID) -> FixIt? {
        guard let attribute = tree[property].declared.declaration.attribute, attribute.arguments.count == 1,
            let written = attribute.arguments.first(where: { $0.label == "fulfilledByType" }),
            let named = tree[property].declared.request?.attribute.fulfilledByType
        else { return nil }
        let text = "collecting: [\"\(named.type.spelling)\"]"
        return FixIt(
            message: "collect it",
            edits: [changes.replace(written.range, of: property.scope, with: text)]
        )
    }

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

    /// Returns fix-its that build a missing dependency in the root.
    func build(_ missing: MissingDependency, by near: NearProviders) -> [FixIt] {
        let products = near.builder.map { [$0] } ?? near.fulfillers
        return products.compactMap { product in
            let roots = [missing.root] + missing.otherRoots
            let kind = products.count > 1 ? " as '\(name(product))'" : ""
            let fixIt = instantiate(product, missing, in: roots).map { edits in
                FixIt(message: "instantiate it\(kind) in \(roots.map(name).listed())", edits: edits)
            }
            // A type further down may be meant, if it is above all receivers.
            return owners.leadsOneWay(to: missing) ? fixIt?.guessed : fixIt
        }
    }

    /// Returns edits that add `@Instantiated let x: X` to the scopes.
    func instantiate(_ product: ScopeID, _ missing: MissingDependency, in scopes: [ScopeID]) -> [FixIt.Edit]?
    {
        let wanted = tree.values[missing.value]
        guard allows(wanted.type, building: product) else { return nil }
        var edits: [FixIt.Edit] = []
        for scope in scopes {
            guard tree[product].forwarded.isEmpty || BuilderShape(wanted.type.canonical) != nil,
                owners.canBuild(product, as: missing.value, in: scope),
                let written = changes.writing(wanted.type, in: scope),
                let attribute = instantiatedAttribute(of: product, for: wanted.type, in: scope)
            else { return nil }
            let label = ReservedWords.escaped(wanted.label)
            guard let added = changes.declaring("\(attribute) let \(label): \(written.text)", in: scope)
            else {
                return nil
            }
            edits += ([added] + written.edits).filter { !edits.contains($0) }
        }
        return edits
    }

    /// Whether a value of this type can build the product: functions must allow its effects and take its forwarded
    /// properties.
    func allows(_ type: ResolvedType, building product: ScopeID) -> Bool {
        guard let shape = BuilderShape(type.canonical) else { return true }
        guard tree.effects[product].isAllowed(by: shape.builder.effects) else { return false }
        guard case .parameters(let parameters)? = shape.forwarding else { return true }
        return tree[product].declared.places(of: parameters) != nil
    }

    /// Returns edits that add the attribute and the conformance to a type; `nil` if it needs more.
    func makingInstantiable(_ entity: EntityID, builtIn scope: ScopeID) -> [FixIt.Edit]? {
        let table = tree.table
        guard case .type(let read) = table[entity].kind, read.summary.mayBeInstantiable,
            read.summary.misspelledInstantiable == nil, conformingExtension(of: entity) == nil,
            !tree.servesDoublesOnly(entity), let file = table[entity].file,
            table.isVisible(entity, from: tree[scope].file),
            [.nonisolated, tree.isolations[scope.index]].contains(tree.isolationTable.isolation(of: entity)),
            tree.superclasses(of: entity).allSatisfy({ tree.linker.scope(building: $0, in: tree) == nil })
        else { return nil }
        func insert(_ text: String, at position: SourcePosition) -> FixIt.Edit {
            FixIt.Edit(location: table.files.location(SourceRange(at: position), in: file), newText: text)
        }
        let names = read.summary.inheritance.flatMap(\.type.inheritedNames)
        let conforms = names.contains { $0.last == "Instantiable" }
        let separator = read.summary.inheritance.isEmpty ? ": " : ", "
        let conformance = insert(
            separator + "Instantiable",
            at: read.summary.inheritance.last?.range.end ?? read.summary.headEnd
        )
        let imports = table.files[file].summary.imports
        let lacksImport = !imports.contains { $0.module == "Heirloom" }
        let attribute = "@Instantiable\n" + changes.indentation(to: read.summary.start.column, in: file)
        return (lacksImport ? [changes.importing("Heirloom", in: file)].compactMap(\.self) : [])
            + [insert(attribute, at: read.summary.start)] + (conforms ? [] : [conformance])
    }

    /// Returns the place of the extension that makes a type conform to `Instantiable`, where the attribute belongs.
    func conformingExtension(of entity: EntityID) -> SourceLocation? {
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
}

extension DependencyDeclaration.Source {
    /// The type named in `fulfilledByType`.
    var fulfilledByType: TypeReference? {
        guard case .instantiated(let instantiation) = self else { return nil }
        return instantiation.fulfilledByType
    }
}

extension InstantiableDeclaration {
    /// Whether the type is named like a test double: `MockStore`, `StoreFake`.
    fileprivate var isNamedLikeDouble: Bool {
        guard let name = path.last else { return false }
        return ["Mock", "Fake", "Stub", "Spy", "Dummy", "Preview"].contains {
            name.hasPrefix($0) || name.hasSuffix($0)
        }
    }
}

extension ScopeTree {
    /// The last type on the path that is built on demand, except for closures, in which nothing can be declared.
    func lastBuiltOnDemand(on way: ScopePath) -> ScopeID? {
        way.edges.last { $0.builder != nil && self[$0.product].declared.owner == nil }?.product
    }
}
