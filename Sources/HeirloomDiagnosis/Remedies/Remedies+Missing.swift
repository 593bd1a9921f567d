import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns the fix-its after which a missing dependency is provided or no longer required.
    func provide(_ missing: MissingDependency, near: NearProviders) -> [FixIt] {
        let nearby =
            near.sameType.flatMap { otherLabel($0, missing) }
            + near.sameLabel.flatMap { otherType($0, missing) }
        // Several providers above may suggest the same change.
        var known: Set<FixIt> = []
        if !near.isEmpty {
            return nearby.filter { known.insert($0).inserted }
        }
        let built = build(missing, by: near)
        // A second object may not be what the receivers share with another provider.
        return near.elsewhere.isEmpty ? built : built.map(\.guessed)
    }

    /// Returns a fix-it that receives a value of the same type by that value's label. The property keeps its own name,
    /// because unread code may use it.
    private func otherLabel(_ property: DependencyID, _ missing: MissingDependency) -> [FixIt] {
        guard reachesAll(property, missing) else { return [] }
        let source = tree[property].declared
        let label = source.declaration.label
        // Two values of a type may have different meanings, especially forwarded ones.
        let isMeant =
            source.request != nil && Misspelling.isMisspelling(tree.values[missing.value].label, of: label)
        let fixIt = rename(missing, from: label, source.type).map {
            FixIt(message: "receive '\(label)' under this name", edits: $0)
        }
        return [isMeant ? fixIt : fixIt?.guessed].compactMap(\.self)
    }

    /// Returns edits that receive a value with another label or type under the wanted name and type.
    private func rename(
        _ missing: MissingDependency,
        from label: String,
        _ type: ResolvedType
    ) -> [FixIt.Edit]? {
        allEdits(missing.receivers.dependencies) { receiver in
            guard let source = changes.writing(type.metatypeBase, in: receiver.scope) else { return nil }
            let declared = tree[receiver].declared.declaration
            if case .renamed(let renaming) = declared.source {
                return [
                    changes.replace(renaming.labelRange, of: receiver.scope, with: "\"\(label)\""),
                    changes.replace(renaming.type.range, of: receiver.scope, with: source.text),
                ] + source.edits
            }
            let text = "@Received(fulfilledByDependencyNamed: \"\(label)\", ofType: \(source.text).self)"
            return changes.attributing(receiver, as: text).map { [$0] + source.edits }
        }
    }

    /// Returns fix-its that reconcile a value of another type with the wanted one under the same label.
    private func otherType(_ property: DependencyID, _ missing: MissingDependency) -> [FixIt] {
        let (provided, wanted) = (tree[property].declared.type, tree.values[missing.value].type)
        let isMisspelt = Misspelling.isMisspelling(wanted.spelled, of: provided.spelled)
        // A type that nothing declares may have been renamed.
        guard reachesAll(property, missing),
            isMisspelt || !isRead(wanted) || fits(provided, wanted)
                || provided.canonical.wrappedInOptional == wanted.canonical
        else { return [] }
        let fixIt = retype(missing, as: provided)
        return [isMisspelt ? fixIt : fixIt?.guessed].compactMap(\.self)
    }

    private func retype(_ missing: MissingDependency, as type: ResolvedType) -> FixIt? {
        let wanted = tree.values[missing.value].type
        let edits = allEdits(missing.receivers.dependencies) { receiver -> [FixIt.Edit]? in
            guard case .received = tree[receiver].origin,
                let written = changes.writing(type, in: receiver.scope)
            else { return nil }
            return changes.retyping(
                receiver,
                as: written.type,
                isReferable: tree.canBeHeld(type, by: receiver),
                isFound: !Misspelling.isMisspelling(wanted.spelled, of: type.spelled) || isRead(wanted)
            ).map { $0 + written.edits }
        }
        return edits.map { FixIt(message: "receive it as '\(text(type))'", edits: $0) }
    }

    /// Whether a type was read, and is not the misspelled name of another.
    func isRead(_ type: ResolvedType) -> Bool {
        (BuilderShape(type.canonical)?.product ?? type.canonical).withoutOptional.withoutAny
            .entity(in: tree.table) != nil
    }

    /// Whether a value of one type fits a property of another.
    func fits(_ source: ResolvedType, _ target: ResolvedType) -> Bool {
        source.canonical == target.canonical
            || target.canonical == .generic("Optional", [source.canonical])
            || tree.converts(source, to: target)
    }
}

extension ResolvedType {
    /// The type as written before `.self`, where `any` is not needed: `P`, `(() -> X)`.
    var metatypeBase: ResolvedType {
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
    static func isMisspelling(_ left: String, of right: String) -> Bool {
        distance(Array(left.lowercased().utf8), Array(right.lowercased().utf8)) != nil
    }

    /// Whether the name of one type is a probable misspelling of another's.
    static func isMisspelling(_ left: TypeExpression, of right: TypeExpression) -> Bool {
        if let left = left.wrappedInOptional, let right = right.wrappedInOptional {
            return isMisspelling(left.withoutParentheses, of: right.withoutParentheses)
        }
        guard let left = left.withoutAny.lastName, let right = right.withoutAny.lastName, left != right else {
            return false
        }
        return isMisspelling(left, of: right)
    }
}
