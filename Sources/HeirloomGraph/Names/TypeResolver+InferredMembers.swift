import HeirloomModel

// Associated types that the compiler infers from members. If the inference is not obvious, no type is assumed.
extension TypeResolver {
    /// The facts in extensions from which associated types are inferred.
    struct InferenceFacts {
        var ofRead: [EntityID: FactsOfType] = [:]
        /// For types that were not read, by the last component of their names.
        var ofUnread: [String: FactsOfType] = [:]
    }

    /// The facts in the extensions of a type.
    struct FactsOfType {
        /// The conformances that they add.
        var conformances: [InheritedName] = []
        /// The type of the property `id` that they add, with its file.
        var id: (type: TypeReference, file: FileID)?
    }

    /// Returns the associated type that a member shows: `Int` for the `ID` of an `Identifiable` type with
    /// `let id: Int`, `String` for the `RawValue` of an `enum E: String`. Returns `nil` for all other members.
    func inferredMember(
        named name: String,
        of type: EntityID,
        _ path: [TypeNameComponent],
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression? {
        guard context.rendering.expandsNames else { return nil }
        if name == "RawValue" { return rawValue(of: type) }
        guard let shown = typeOfID(of: type), asksForID(of: name, conformances(of: type)) else { return nil }
        switch shown.type {
        case .opaque, .implicitlyUnwrapped, .placeholder: return nil
        case .named, .member, .optional, .array, .dictionary, .inlineArray, .tuple, .function,
            .existential, .composition, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .attributed, .integer:
            break
        }
        var heir = path
        if shown.owner != type {
            guard case .named(let above)? = specialization(of: shown.owner, above: .named(path), &met) else {
                return nil
            }
            heir = above
        }
        let expanding = ExpandingAlias(alias: shown.owner, heir: heir)
        // The compiler reports a type that is identified by its own `ID`.
        guard aliasesInProgress.insert(expanding).inserted else { return nil }
        defer { aliasesInProgress.remove(expanding) }
        let inner = Context(
            place: Place(file: shown.file, enclosing: shown.owner),
            rendering: context.rendering,
            substitutions: arguments(of: shown.owner, named: heir),
            heir: heir,
            tellsOfInferredMembers: context.tellsOfInferredMembers,
            depth: context.depth + 1
        )
        return expansion(of: name, as: shown.type, inner, &met)
    }

    /// Returns the arguments for the parameters of a generic type with this name.
    private func arguments(of type: EntityID, named path: [TypeNameComponent]) -> [String: TypeExpression] {
        guard case .type(let read) = table[type].kind, let last = path.last else { return [:] }
        return Dictionary(replacing: read.summary.genericParameters, by: last.arguments)
    }

    /// Returns `String` for `enum E: String`.
    private func rawValue(of type: EntityID) -> TypeExpression? {
        guard case .type(let read) = table[type].kind, read.summary.kind == .enum,
            let first = inheritance(of: type).first, first.base == nil, let name = first.path.last,
            SDKType.named(name)?.facts.contains(.plainValue) == true
        else { return nil }
        return .named([TypeNameComponent(name)])
    }

    /// Returns the written type of the property `id` that a type declares or inherits from a superclass.
    private func typeOfID(of type: EntityID) -> (type: TypeExpression, owner: EntityID, file: FileID)? {
        for owner in [type] + basesOfType(type) {
            switch table[owner].kind {
            case .type(let read):
                if read.summary.kind == .protocol { continue }
                if let own = read.summary.typeOfID, let file = table[owner].file {
                    return (own.type, owner, file)
                }
            case .external: break
            case .module, .outside, .alias: continue
            }
            if let added = inferenceFacts().ofRead[owner]?.id { return (added.type.type, owner, added.file) }
        }
        return nil
    }

    /// Returns whether one of some conformances is to a protocol that requires a property `id` of the associated type
    /// with this name.
    private func asksForID(of name: String, _ conformances: [InheritedName]) -> Bool {
        var walk = BreadthFirstWalk<EntityID>(from: [])
        var open = conformances
        while true {
            for inherited in open {
                guard let base = inherited.base, case .type(let read) = table[base].kind else {
                    if name == "ID", inherited.path.last == "Identifiable" { return true }
                    continue
                }
                let isAsked =
                    read.summary.typeOfID?.type.isMember(name) == true
                    && associatedTypes(of: base).contains(name)
                if read.summary.kind == .protocol, isAsked { return true }
                walk.reach(base)
            }
            guard let next = walk.next() else { return false }
            open = self.conformances(of: next)
        }
    }

    /// Returns the type of a member that a property `id` shows, for a type that was not read and whose extensions
    /// declare no such member.
    func memberOfUnread(
        named name: String,
        of path: [TypeNameComponent],
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression? {
        guard let last = path.last?.name, table.module(named: path[0].name) == nil,
            context.rendering.expandsNames, let facts = inferenceFacts().ofUnread[last],
            let id = facts.id, asksForID(of: name, facts.conformances)
        else { return nil }
        let inner = Context(
            place: Place(file: id.file),
            rendering: context.rendering,
            depth: context.depth + 1
        )
        return expansion(of: name, as: id.type.type, inner, &met)
    }

    /// Returns whether an extension that was read adds a conformance to a type that was not read.
    func isExtendedWithConformance(_ path: [TypeNameComponent]) -> Bool {
        path.last.flatMap { inferenceFacts().ofUnread[$0.name] }?.conformances.isEmpty == false
    }

    /// Returns the inheritance clause of a type, including the conformances that extensions add.
    func conformances(of type: EntityID) -> [InheritedName] {
        inheritance(of: type) + (inferenceFacts().ofRead[type]?.conformances ?? [])
    }

    private func inferenceFacts() -> InferenceFacts {
        if let known = knownInferenceFacts { return known }
        var facts = InferenceFacts()
        for file in table.files.withExtensions {
            for extending in table.files[file].summary.extensions {
                guard !extending.inheritance.isEmpty || extending.typeOfID != nil, !extending.isConstrained,
                    case .named(let components) = extending.extendedType.type
                else { continue }
                let type = table.type(named: components.map(\.name), from: Place(file: file))
                let place = type.map { table.place(of: $0, in: file) } ?? Place(file: file)
                let name = components[components.count - 1].name
                let known = type.map { facts.ofRead[$0] } ?? facts.ofUnread[name]
                var added = known ?? FactsOfType()
                added.conformances += extending.inheritance.flatMap(\.type.inheritedNames)
                    .flatMap { table.follow($0, from: place).map(InheritedName.init) }
                added.id = added.id ?? extending.typeOfID.map { ($0, file) }
                if let type {
                    facts.ofRead[type] = added
                } else {
                    facts.ofUnread[name] = added
                }
            }
        }
        knownInferenceFacts = facts
        return facts
    }

    /// Returns a member of a generic argument.
    func member(
        _ rest: ArraySlice<TypeNameComponent>,
        of type: TypeExpression,
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression {
        guard let member = rest.first, case .named(let path) = type, let first = path.first else {
            return type.appending(rest)
        }
        var context = context
        context.isOfArgument = true
        guard table.entity(withQualifiedPath: path.map(\.name)) != nil,
            let outermost = table.module(named: first.name) ?? table.external(named: first.name)
        else {
            let shown = memberOfUnread(named: member.name, of: path, context, &met)
            if let shown { return self.member(rest.dropFirst(), of: shown, context, &met) }
            if context.rendering.expandsNames, let known = SDKType.member(named: member.name, of: path) {
                return self.member(rest.dropFirst(), of: known, context, &met)
            }
            met.noteUnlessKnown(member.name, of: path, isExtended: isExtendedWithConformance(path), context)
            return type.appending(rest)
        }
        return expression(naming: path + rest, from: outermost, context, &met)
    }

    /// Returns the canonical type of a member of a type, which is canonical as well.
    func member(named name: String, of canonical: TypeExpression, from place: Place) -> TypeExpression {
        var met = NamesMet()
        let context = Context(place: place, rendering: .canonical)
        return member([TypeNameComponent(name)], of: canonical, context, &met)
    }

    /// Returns a member of a type by its name, declared or inherited.
    func member(named name: String, of type: EntityID, _ context: Context) -> EntityID? {
        let place = context.place.file
        if let seen = table.member(named: name, of: type, from: place, inherited: basesOfType) { return seen }
        guard context.isOfArgument else { return nil }
        let declared = table[type].file.flatMap {
            table.member(named: name, of: type, from: $0, inherited: basesOfType)
        }
        return declared ?? bases(of: type).compactMap { table.firstMember(named: name, of: $0) }.first
    }

    /// Returns a type and all types from which it inherits members, including those stated in extensions.
    private func bases(of type: EntityID) -> [EntityID] {
        BreadthFirstWalk.reached(from: [type]) { conformances(of: $0).compactMap(\.base) }
    }

    /// Returns the type of a member that is not declared in the sources: one that a macro declares, or a generic
    /// parameter that is the associated type of the same name. Returns `nil` for all other members.
    func unwrittenMember(
        named name: String,
        of type: EntityID,
        _ path: [TypeNameComponent],
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression? {
        guard case .type(let read) = table[type].kind else {
            guard case .external = table[type].kind else { return nil }
            let inferred = inferredMember(named: name, of: type, path, context, &met)
            if inferred == nil {
                met.noteUnlessKnown(name, of: path, isExtended: !conformances(of: type).isEmpty, context)
            }
            return inferred
        }
        let arguments = path.last?.arguments ?? []
        if name == "ForwardedProperties" {
            guard context.rendering.expandsNames else { return nil }
            return forwardedProperties(of: type, arguments: arguments, context, &met)
        }
        let parameters = read.summary.genericParameters
        if parameters.count == arguments.count, let index = parameters.firstIndex(of: name) {
            return arguments[index]
        }
        if let inferred = inferredMember(named: name, of: type, path, context, &met) { return inferred }
        if read.summary.kind != .protocol {
            met.note(inferred: name, of: InferringType(name: read.summary.path, declaration: type), context)
        }
        return nil
    }
}

extension TypeExpression {
    /// Returns whether this is a member of the enclosing type: `ID`, `Self.ID`.
    fileprivate func isMember(_ name: String) -> Bool {
        let member = TypeNameComponent(name)
        return self == .named([member]) || self == .named([TypeNameComponent("Self"), member])
    }
}

extension NamesMet {
    /// Records an unknown member of a type that was not read.
    fileprivate mutating func noteUnlessKnown(
        _ name: String,
        of path: [TypeNameComponent],
        isExtended: Bool,
        _ context: TypeResolver.Context
    ) {
        guard !SDKType.isNested(name, in: path), SDKType.member(named: name, of: path) == nil else { return }
        let type = InferringType(name: path.map(\.name), isExtended: isExtended)
        note(inferred: name, of: type, context)
    }

    /// Records a member of an argument that only the compiler knows.
    mutating func note(
        inferred name: String,
        of type: InferringType,
        _ context: TypeResolver.Context
    ) {
        guard context.isOfArgument, context.tellsOfInferredMembers else { return }
        ambiguous.append(AmbiguousName(name: name, cause: .inferred(type)))
    }
}
