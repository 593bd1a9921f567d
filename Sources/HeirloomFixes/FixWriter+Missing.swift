import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

extension FixWriter {
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
            guard let source = names.writing(type.metatypeBase, in: receiver.scope) else { return nil }
            let declared = tree[receiver].declared.declaration
            if case .renamed(let renaming) = declared.source {
                return [
                    changes.replace(renaming.labelRange, of: receiver.scope, with: "\"\(label)\""),
                    changes.replace(renaming.type.range, of: receiver.scope, with: source.text),
                ] + imports(source, in: receiver.scope)
            }
            let text = "@Received(fulfilledByDependencyNamed: \"\(label)\", ofType: \(source.text).self)"
            return changes.attributing(receiver, as: text).map { [$0] + imports(source, in: receiver.scope) }
        }
    }

    /// Returns fix-its that reconcile a value of another type with the wanted one under the same label.
    private func otherType(_ property: DependencyID, _ missing: MissingDependency) -> [FixIt] {
        let (provided, wanted) = (tree[property].declared.type, tree.values[missing.value].type)
        let isMisspelt = Misspelling.isMisspelling(wanted.spelled, of: provided.spelled)
        // A type that nothing declares may have been renamed.
        guard reachesAll(property, missing),
            isMisspelt || !isRead(wanted) || remedies.fits(provided, wanted)
                || provided.canonical.wrappedInOptional == wanted.canonical
        else { return [] }
        let fixIt = retype(missing, as: provided)
        return [isMisspelt ? fixIt : fixIt?.guessed].compactMap(\.self)
    }

    private func retype(_ missing: MissingDependency, as type: ResolvedType) -> FixIt? {
        let wanted = tree.values[missing.value].type
        let edits = allEdits(missing.receivers.dependencies) { receiver -> [FixIt.Edit]? in
            guard case .received = tree[receiver].origin,
                let written = names.writing(type, in: receiver.scope)
            else { return nil }
            return changes.retyping(
                receiver,
                as: written.type,
                isReferable: tree.canBeHeld(type, by: receiver),
                isFound: !Misspelling.isMisspelling(wanted.spelled, of: type.spelled) || isRead(wanted)
            ).map { $0 + imports(written, in: receiver.scope) }
        }
        return edits.map { FixIt(message: "receive it as '\(remedies.text(type))'", edits: $0) }
    }

    /// Whether a type was read, and is not the misspelled name of another.
    func isRead(_ type: ResolvedType) -> Bool {
        (BuilderShape(type.canonical)?.product ?? type.canonical).withoutOptional.withoutAny
            .entity(in: tree.table) != nil
    }

    // MARK: Providers above

    /// Whether a provided value reaches every type that lacks another one, without depending on any of them.
    private func reachesAll(_ property: DependencyID, _ missing: MissingDependency) -> Bool {
        let value = tree[property].declared.value
        let receivers = missing.receivers.dependencies
        // Otherwise, receivers below a root that lacks nothing would lack the value.
        guard receivers.count <= Self.mostPlaces, receivers.allSatisfy({ isOffered(property, to: $0.scope) }),
            isProvided(value, onEveryWayTo: receivers.map(\.scope))
        else { return false }
        let needs = remedies.requirements(of: tree[property])
        let isBuiltFromIt = tree[property].edges.contains { facts.requires(missing.value, $0.product) }
        return !isBuiltFromIt && !remedies.leadsBack(from: needs, in: property.scope, to: missing.value)
    }

    /// Whether a scope may receive a dependency: a local one reaches only what its owner builds directly.
    private func isOffered(_ property: DependencyID, to receiver: ScopeID) -> Bool {
        !tree[property].declared.declaration.isLocal
            || remedies.builders.edges(to: receiver).allSatisfy { $0.owner == property.scope }
    }

    /// The number of scopes after which a search above gives up.
    private static let mostScopes = 1_000

    /// Whether all scopes receive a value wherever they are built, not only on the path on which another one is
    /// missing.
    private func isProvided(_ value: ValueID, onEveryWayTo scopes: [ScopeID]) -> Bool {
        let survey = remedies.survey
        let roots = Set(survey.insistingRoots + survey.search.rootsElsewhere + survey.search.dropped)
        var walk = BreadthFirstWalk(from: scopes)
        while let next = walk.next() {
            // Nothing above a root provides a value. The limit keeps the search short.
            guard !roots.contains(next), walk.reached.count <= Self.mostScopes else { return false }
            for builder in remedies.builders.edges(to: next)
            where tree[builder.owner].providers[value] == nil {
                walk.reach(builder.owner)
            }
        }
        return true
    }

    // MARK: Products

    /// Returns fix-its that build a missing dependency in the root.
    private func build(_ missing: MissingDependency, by near: NearProviders) -> [FixIt] {
        let products = near.builder.map { [$0] } ?? near.fulfillers
        return products.compactMap { product in
            let roots = [missing.root] + missing.otherRoots
            let kind = products.count > 1 ? " as '\(remedies.name(product))'" : ""
            let fixIt = instantiate(product, missing, in: roots).map { edits in
                FixIt(message: "instantiate it\(kind) in \(roots.map(remedies.name).listed())", edits: edits)
            }
            // A type further down may be meant, if it is above all receivers.
            return leadsOneWay(to: missing) ? fixIt?.guessed : fixIt
        }
    }

    /// Whether a single type that the root builds leads to all receivers of a missing dependency, and so could provide it
    /// as well.
    private func leadsOneWay(to missing: MissingDependency) -> Bool {
        let leading = missing.receivers.edges.filter { $0.value.owner == missing.root }.map(\.key)
        return leading.count == 1 && !missing.receivers.dependencies.contains { $0.scope == leading[0] }
    }

    /// Returns edits that add `@Instantiated let x: X` to the scopes.
    private func instantiate(_ product: ScopeID, _ missing: MissingDependency, in scopes: [ScopeID]) -> [FixIt
        .Edit]?
    {
        let wanted = tree.values[missing.value]
        guard remedies.allows(wanted.type, building: product) else { return nil }
        var edits: [FixIt.Edit] = []
        for scope in scopes {
            guard tree[product].forwarded.isEmpty || BuilderShape(wanted.type.canonical) != nil,
                canBuild(product, as: missing.value, in: scope),
                let written = names.writing(wanted.type, in: scope),
                let attribute = remedies.instantiatedAttribute(of: product, for: wanted.type, in: scope)
            else { return nil }
            let label = ReservedWords.escaped(wanted.label)
            guard let added = changes.declaring("\(attribute) let \(label): \(written.text)", in: scope)
            else {
                return nil
            }
            edits += ([added] + imports(written, in: scope)).filter { !edits.contains($0) }
        }
        return edits
    }

    /// Whether a scope can build a product under a name: with its own dependencies, without a cycle, and in its
    /// isolation.
    private func canBuild(_ product: ScopeID, as value: ValueID, in owner: ScopeID) -> Bool {
        let label = tree.values[value].label
        let requirements = tree[product].requires
        return !remedies.survey.isSuspect(product)
            && !facts.hasProperty(labeled: label, in: owner)
            && requirements.allSatisfy { isMet($0, in: owner) }
            && !remedies.leadsBack(from: requirements, in: owner, to: value)
            && !buildsAtOnce(owner, from: product)
            && isAccessible(value, in: owner)
            && [.nonisolated, tree[owner].isolation].contains(tree[product].isolation)
            && isVisible(product)
    }

    /// Whether a scope meets a requirement of a product that it builds.
    private func isMet(_ requirement: Requirement, in owner: ScopeID) -> Bool {
        switch requirement {
        case .ifAvailable: true
        case .value(let value):
            tree[owner].providers[value] != nil
                || tree[owner].dependencies.contains {
                    $0.declared.value == value && $0.needFromAbove == requirement
                }
        }
    }

    /// Whether building the product also builds the owner; `true` if it builds too much to search.
    private func buildsAtOnce(_ owner: ScopeID, from product: ScopeID) -> Bool {
        if remedies.builders.edges(to: owner).isEmpty { return false }
        var walk = BreadthFirstWalk(from: [product])
        while let next = walk.next() {
            if next == owner || walk.reached.count > 1_000 { return true }
            for edge in tree[next].eagerEdges { walk.reach(edge.product) }
        }
        return false
    }

    /// Whether the generated initializer of the owner can name the type.
    private func isAccessible(_ value: ValueID, in owner: ScopeID) -> Bool {
        let declaration = tree[owner].declared.declaration
        let access = min(declaration.access, declaration.construction.access)
        return tree.entity(in: tree.values[value].type, narrowerThan: access) == nil
    }

    private func isVisible(_ product: ScopeID) -> Bool {
        tree.table.isVisible(
            tree.buildAccess(of: tree[product].declared).level,
            of: tree.module(of: product),
            from: tree.input.module,
            isTestable: false
        )
    }
}
