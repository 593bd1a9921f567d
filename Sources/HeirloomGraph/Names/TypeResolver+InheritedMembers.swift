import HeirloomModel

extension TypeResolver {
    /// A member of a type that may differ for each specialization of the type, or for each type that conforms to it.
    struct InheritedMember {
        /// The name by which the member can be used everywhere: `Base<Int>.Cursor`, or `List.Cursor` in a spelled form,
        /// as people would write it.
        package var path: [TypeNameComponent]
        /// The specialization of the declaring type: `Base<Int>`; for a protocol, the conforming type.
        var heir: [TypeNameComponent]
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
}
