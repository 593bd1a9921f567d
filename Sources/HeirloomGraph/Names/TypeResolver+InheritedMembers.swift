import HeirloomModel

extension TypeResolver {
    /// A member of a type that may differ for each specialization of the type, or for each type that conforms to it.
    struct InheritedMember {
        /// The name by which the member can be used everywhere: `Base<Int>.Cursor`, or `List.Cursor` in a spelled form,
        /// as people would write it.
        package let path: [TypeNameComponent]
        /// The specialization of the declaring type: `Base<Int>`; for a protocol, the conforming type.
        let heir: [TypeNameComponent]
    }

    /// Returns the name of a member that a type inherits from a superclass or a protocol; `nil` if the declaring type's
    /// own name suffices, as for a type that is not generic.
    func inheritedMember(
        _ member: EntityID,
        as component: TypeNameComponent,
        ofTypeNamed heir: [TypeNameComponent],
        _ context: Context,
        _ met: inout NamesMet
    ) -> InheritedMember? {
        guard let base = table[member].container, case .type(let read) = table[base].kind else { return nil }
        switch read.summary.kind {
        case .protocol:
            guard !associatedTypes(of: base).isEmpty || needsConformingType(member) else { return nil }
            return InheritedMember(path: heir + [component], heir: heir)
        case .class:
            guard !read.summary.genericParameters.isEmpty,
                case .named(let path)? = specialization(of: base, above: .named(heir), &met),
                path.last?.arguments.isEmpty == false
            else { return nil }
            let isCanonical = context.rendering == .canonical
            return InheritedMember(path: (isCanonical ? path : heir) + [component], heir: path)
        case .struct, .enum, .actor:
            return nil
        }
    }

    /// Returns the name of a member of an enclosing type that is the first component of a name.
    func memberAround(
        _ member: EntityID,
        as component: TypeNameComponent,
        _ context: Context,
        _ met: inout NamesMet
    ) -> InheritedMember? {
        guard let base = table[member].container, case .type = table[base].kind,
            let enclosing = context.place.enclosing
        else { return nil }
        if enclosing == base {
            guard let heir = context.heir else { return nil }
            return inheritedMember(member, as: component, ofTypeNamed: heir, context, &met)
                ?? InheritedMember(path: heir + [component], heir: heir)
        }
        var current: EntityID? = enclosing
        while let type = current, type != base {
            let found = table.member(
                named: component.name,
                of: type,
                from: context.place.file,
                inherited: basesOfType
            )
            if found == member {
                let name = table.qualifiedPath(of: type).map { TypeNameComponent($0) }
                let heir = type == enclosing ? context.heir ?? name : name
                return inheritedMember(member, as: component, ofTypeNamed: heir, context, &met)
            }
            current = table[type].container
        }
        return nil
    }

    /// Returns the type to which a name in a protocol refers in a conforming type: `Self` and the associated types.
    func expression(
        namingRequirement components: [TypeNameComponent],
        of heir: [TypeNameComponent],
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression? {
        guard context.depth < 64, let enclosing = context.place.enclosing,
            let first = heir.first?.name,
            let outermost = table.module(named: first) ?? table.external(named: first),
            let type = table.entity(withQualifiedPath: heir.map(\.name))
        else { return nil }
        let file = table[type].file ?? context.place.file
        let rest: ArraySlice<TypeNameComponent>
        if components[0].name == "Self" {
            rest = components.dropFirst()
        } else if associatedTypes(of: enclosing).contains(components[0].name) {
            rest = components[...]
        } else {
            return nil
        }
        var context = context
        context.place = Place(file: file)
        context.heir = nil
        return expression(naming: heir + rest, from: outermost, context, &met)
    }

    /// Returns the full name of the enclosing type that conforms to a protocol with an associated type of this name.
    /// The compiler may infer the associated type; as a member of the type it can be named everywhere.
    func typeChoosing(_ name: String, from place: Place) -> [TypeNameComponent]? {
        var enclosing = place.enclosing
        while let type = enclosing, case .type(let read) = table[type].kind {
            if read.summary.kind != .protocol, isAssociatedType(name, of: type) {
                return table.qualifiedPath(of: type).map { TypeNameComponent($0) }
            }
            enclosing = table[type].container
        }
        return nil
    }

    /// Returns whether an alias in a protocol can only be named as a member of a conforming type: because it has a
    /// different meaning in each, or because it is generic.
    private func needsConformingType(_ member: EntityID) -> Bool {
        guard case .alias(let alias) = table[member].kind else { return false }
        return !alias.genericParameters.isEmpty
            || alias.aliasedType.type.containsName { $0.first?.name == "Self" }
    }

    private func isAssociatedType(_ name: String, of type: EntityID) -> Bool {
        let bases = basesOfType(type)
        if bases.contains(where: { associatedTypes(of: $0).contains(name) }) { return true }
        return ([type] + bases).contains { type in
            inheritance(of: type).contains { inherited in
                inherited.base == nil
                    && inherited.path.last.flatMap(SDKType.assumed)?.associatedTypes.contains(name) ?? false
            }
        }
    }

    /// Returns the associated types of a protocol and of those that it refines.
    func associatedTypes(of type: EntityID) -> [String] {
        ([type] + basesOfType(type)).flatMap { type -> [String] in
            guard case .type(let read) = table[type].kind, read.summary.kind == .protocol else { return [] }
            return read.summary.capitalizedMembers
        }
    }

    /// Returns the inheritance clause of a type that was read, canonical, with its generic parameters replaced by the
    /// arguments of a specialization. Returns `nil` if the number of arguments differs.
    private func inheritance(
        of type: EntityID,
        specializedWith arguments: [TypeExpression],
        _ met: inout NamesMet
    ) -> [TypeExpression]? {
        guard case .type(let read) = table[type].kind, let file = table[type].file,
            read.summary.genericParameters.count == arguments.count,
            inheritancesInProgress.insert(type).inserted
        else { return nil }
        defer { inheritancesInProgress.remove(type) }
        // A type's own members are not visible in its inheritance clause.
        let context = Context(
            place: table.place(of: type, in: file),
            rendering: .canonical,
            substitutions: Dictionary(replacing: read.summary.genericParameters, by: arguments)
        )
        let inherited = read.summary.inheritance.compactMap {
            expansion(of: read.summary.path.last ?? "", as: $0.type, context, &met)
        }
        return inherited.count == read.summary.inheritance.count ? inherited : nil
    }

    /// Returns the specialization of an ancestor class that objects of a canonical type belong to: `Base<Int>` for a
    /// `Derived` that inherits from `Base<Int>`. Returns `nil` if the classes that were read do not show it.
    func specialization(of ancestor: EntityID, above type: TypeExpression) -> TypeExpression? {
        var met = NamesMet()
        return specialization(of: ancestor, above: type, &met)
    }

    func specialization(
        of ancestor: EntityID,
        above type: TypeExpression,
        _ met: inout NamesMet
    ) -> TypeExpression? {
        var current = type
        var passed: Set<EntityID> = []
        while case .named(let components) = current, let last = components.last,
            components.dropLast().allSatisfy({ $0.arguments.isEmpty }),
            let entity = table.entity(withQualifiedPath: components.map(\.name)),
            passed.insert(entity).inserted
        {
            if entity == ancestor { return current }
            let inherited = inheritance(of: entity, specializedWith: last.arguments, &met)
            guard let superclass = inherited?.first else { return nil }
            current = superclass
        }
        return nil
    }

    /// Returns the full names of all protocols that were read, and of the aliases of protocols and compositions that
    /// are spelled without `any`.
    func constraintNames() -> Set<[String]> {
        var constraints: Set<[String]> = []
        /// The aliases of each name.
        var aliases: [[String]: [[String]]] = [:]
        for index in table.entities.indices {
            let id = EntityID(index: index)
            let entity = table[id]
            switch entity.kind {
            case .module, .outside, .external: break
            case .type(let read):
                if read.summary.kind == .protocol { constraints.insert(table.qualifiedPath(of: id)) }
            case .alias(let alias):
                guard let file = entity.file else { continue }
                let place = Place(file: file, enclosing: entity.container)
                switch resolve(alias.aliasedType.type, from: place).type.spelled.withoutParentheses {
                case .composition:
                    constraints.insert(table.qualifiedPath(of: id))
                case .named(let components):
                    aliases[components.map(\.name), default: []].append(table.qualifiedPath(of: id))
                case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple,
                    .function, .existential, .opaque, .metatype, .protocolMetatype, .suppressed,
                    .packElement, .packExpansion, .attributed, .integer, .placeholder:
                    break
                }
            }
        }
        return Set(BreadthFirstWalk.reached(from: Array(constraints)) { aliases[$0] ?? [] })
    }

    /// The declaration that makes a type instantiable.
    struct InstantiablePlace {
        package let file: FileID
        /// The index among the instantiable declarations of the file.
        package let index: Int
    }

    /// Returns the type of `Detail.ForwardedProperties`, which the macro declares: an empty tuple, a type or a labeled
    /// tuple. Returns `nil` for a type that is not instantiable.
    func forwardedProperties(
        of type: EntityID,
        arguments: [TypeExpression],
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression? {
        guard let place = instantiablePlaces()[type], forwardedPropertiesInProgress.insert(type).inserted
        else { return nil }
        defer { forwardedPropertiesInProgress.remove(type) }
        let declaration = table.files[place.file].summary.instantiables[place.index]
        let inner = Context(
            place: Place(file: place.file, enclosing: type),
            rendering: context.rendering,
            substitutions: Dictionary(replacing: declaration.genericParameters, by: arguments),
            ownArguments: arguments,
            depth: context.depth + 1
        )
        let elements = declaration.dependencies.compactMap { dependency -> TupleTypeElement? in
            switch dependency.source {
            case .forwarded:
                expansion(of: dependency.label, as: dependency.type.type, inner, &met).map {
                    TupleTypeElement(label: dependency.label, type: $0)
                }
            case .instantiated, .received, .renamed: nil
            }
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }

    /// Collected when the first `ForwardedProperties` is found: few files use it.
    private func instantiablePlaces() -> [EntityID: InstantiablePlace] {
        if let known = knownInstantiablePlaces { return known }
        var places: [EntityID: InstantiablePlace] = [:]
        for file in table.files.ids {
            let declarations = table.files[file].summary.instantiables
            for index in declarations.indices {
                let path = declarations[index].path
                let type =
                    switch declarations[index].form {
                    case .declaration, .closure: table.declaration(of: path, in: file)
                    case .extension: table.type(named: path, from: Place(file: file))
                    }
                // An extension may build one specialization of a generic type that is instantiable itself.
                guard let type, places[type] == nil || !declarations[index].genericParameters.isEmpty
                else { continue }
                places[type] = InstantiablePlace(file: file, index: index)
            }
        }
        knownInstantiablePlaces = places
        return places
    }
}
