import HeirloomModel

// Members of what generic parameters stand for: `Model.ID`. They are seen from where the argument is chosen, which may
// see more than the generic type does.
extension TypeResolver {
    /// A member of what a generic parameter stands for.
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

    /// A member of a type by its name, its own or an inherited one.
    func member(named name: String, of type: EntityID, _ context: Context) -> EntityID? {
        let place = context.place.file
        if let seen = table.member(named: name, of: type, from: place, inherited: basesOfType) { return seen }
        guard context.isOfArgument else { return nil }
        let declared = table[type].file.flatMap {
            table.member(named: name, of: type, from: $0, inherited: basesOfType)
        }
        return declared ?? bases(of: type).firstNonNil { table.firstMember(named: name, of: $0) }
    }

    /// A type and all from which it inherits members, what extensions say included.
    private func bases(of type: EntityID) -> [EntityID] {
        var walk = BreadthFirstWalk(from: [type])
        while let next = walk.next() {
            for base in conformances(of: next).compactMap(\.base) { walk.reach(base) }
        }
        return walk.reached
    }

    /// What a member stands for that no declaration says: one that a macro declares, a generic parameter that is the
    /// associated type of its name. `nil` for all else.
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
    /// Notes a member of a type that was not read, of which nothing is known.
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

    /// Notes a member of an argument that only the compiler knows.
    mutating func note(
        inferred name: String,
        of type: InferringType,
        _ context: TypeResolver.Context
    ) {
        guard context.isOfArgument, context.tellsOfInferredMembers else { return }
        ambiguous.append(AmbiguousName(name: name, cause: .inferred(type)))
    }
}

extension Sequence {
    /// The first result that is none of `nil`.
    fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        lazy.compactMap(transform).first
    }
}
