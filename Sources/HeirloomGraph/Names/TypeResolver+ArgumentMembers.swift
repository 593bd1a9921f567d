import HeirloomModel

// Members of generic arguments: `Model.ID`. They are looked up from the place that chooses the argument, which may see
// more than the generic type does.
extension TypeResolver {
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
