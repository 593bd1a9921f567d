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
        let moved = near.elsewhere.compactMap { move($0, missing)?.guessed }
        let built = build(missing, by: near)
        // A second object may not be what the receivers share with another provider.
        return moved + (near.elsewhere.isEmpty ? built : built.map(\.guessed))
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

    /// Whether a missing value names a type that nothing declares, so that the type of the same label was renamed.
    func isOutdated(_ missing: MissingDependency) -> Bool {
        let wanted = tree.values[missing.value].type
        return !isRead(wanted)
            && missing.receivers.dependencies.allSatisfy { receiver in
                let place = tree[receiver.scope].declared.place
                return tree.resolver.undeclaredName(in: wanted.canonical, from: place) != nil
                    && tree.resolver.unimportedNames(in: wanted.canonical, from: place).isEmpty
            }
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
        let provided = tree[property].declared
        let wanted = tree.values[missing.value].type
        let label = provided.declaration.label
        let isOptionalWanted = wanted.canonical == .generic("Optional", [provided.type.canonical])
        let isOptionalProvided = provided.type.canonical == .generic("Optional", [wanted.canonical])
        let isMisspelt =
            Misspelling.isMisspelling(wanted.spelled, of: provided.type.spelled)
            || isOutdated(missing)
        guard reachesAll(property, missing) else {
            return [isOptionalWanted ? ifAvailable(missing)?.guessed : nil].compactMap(\.self)
        }
        if isOptionalWanted || isOptionalProvided || isMisspelt {
            return [
                retype(missing, as: provided.type).map { isMisspelt ? $0 : $0.guessed },
                isOptionalWanted ? ifAvailable(missing)?.guessed : nil,
                isOptionalProvided ? provide(property, as: wanted)?.guessed : nil,
            ].compactMap(\.self)
        }
        guard tree.converts(provided.type, to: wanted) || isTaken(provided.type, by: missing) else {
            return []
        }
        let renamed = rename(missing, from: label, provided.type).map {
            FixIt(message: "receive the '\(text(provided.type))' as the required type", edits: $0)
        }
        return [renamed?.guessed, retype(missing, as: provided.type)?.guessed].compactMap(\.self)
    }

    /// Whether all receivers rename the missing dependency and can take a value of that type instead.
    private func isTaken(_ type: ResolvedType, by missing: MissingDependency) -> Bool {
        missing.receivers.dependencies.allSatisfy { receiver in
            guard case .renamed = tree[receiver].origin else { return false }
            return fits(type, tree[receiver].declared.type)
        }
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

    private func ifAvailable(_ missing: MissingDependency) -> FixIt? {
        let edits = allEdits(missing.receivers.dependencies) { receiver -> [FixIt.Edit]? in
            guard case .received = tree[receiver].origin,
                let attribute = tree[receiver].declared.declaration.attribute,
                case .optional = tree[receiver].declared.declaration.type.type
            else { return nil }
            return [changes.adding("onlyIfAvailable: true", to: attribute, of: receiver.scope)]
        }
        return edits.map { FixIt(message: "receive it only if it is available", edits: $0) }
    }

    /// Returns a fix-it that provides a value with another type, if nothing needs it as it is.
    private func provide(_ property: DependencyID, as type: ResolvedType) -> FixIt? {
        // The closure determines the type.
        guard let request = tree[property].declared.request, request.closure == nil,
            !facts.isNeeded(tree[property].declared.value, in: property.scope),
            let written = changes.writing(type, in: property.scope),
            let edits = changes.retyping(
                property,
                as: written.type,
                isReferable: tree.canBeHeld(type, by: property)
            )
        else { return nil }
        return FixIt(message: "provide it as '\(text(type))'", edits: edits + written.edits)
    }

    /// Returns a fix-it that builds a value where all receivers can get it, and receives it where it is built now.
    private func move(_ property: DependencyID, _ missing: MissingDependency) -> FixIt? {
        let roots = [missing.root] + missing.otherRoots
        guard let product = tree[property].edges.first?.product, tree.requires[product.index].isEmpty,
            tree[property].declared.request != nil,
            let attribute = tree[property].declared.declaration.attribute,
            attribute.arguments.isEmpty,
            tree[property].declared.type.canonical == tree[product].declared.type.canonical,
            owners.roots.isSubset(of: roots), !roots.contains(property.scope),
            !survey.path(to: property.scope).edges.isEmpty,
            let added = instantiate(product, missing, in: roots),
            let received = changes.attributing(property, as: "@Received")
        else { return nil }
        return FixIt(
            message:
                "instantiate it in \(roots.map(name).listed()) and receive it in '\(name(property.scope))'",
            edits: added + [received]
        )
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
