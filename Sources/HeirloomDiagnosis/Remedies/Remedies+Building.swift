import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns fix-its that build a missing dependency in the root, or in the scope that is nearest to all receivers.
    func build(_ missing: MissingDependency, by near: NearProviders) -> [FixIt] {
        let products = near.builder.map { [$0] } ?? near.fulfillers
        return products.flatMap { product -> [FixIt] in
            let roots = [missing.root] + missing.otherRoots
            let kind = products.count > 1 ? " as '\(name(product))'" : ""
            let atRoots = instantiate(product, missing, in: roots).map { edits in
                FixIt(message: "instantiate it\(kind) in \(roots.map(name).listed())", edits: edits)
            }
            return [atRoots, products.count > 1 ? nil : nearest(product, missing)].compactMap(\.self)
        }
    }

    /// Returns a fix-it for the lowest scope below which all receivers are built, if that is not the root.
    private func nearest(_ product: ScopeID, _ missing: MissingDependency) -> FixIt? {
        guard missing.otherRoots.isEmpty else { return nil }
        let onlyWay = owners.onlyWay(to: missing)
        // Below another root, it would replace the value that is provided there.
        guard let owner = onlyWay.last, owner != missing.root,
            !owners.isProvided(missing.value, onSomeWayTo: owner),
            let edits = instantiate(product, missing, in: [owner])
        else { return nil }
        return FixIt(
            message: "instantiate it in '\(name(owner))', above all types that receive it",
            edits: edits
        )
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

    /// Returns a fix-it that makes a type `@Instantiable` and instantiates it in the root.
    private func makeInstantiable(_ missing: MissingDependency) -> FixIt? {
        let wanted = tree.values[missing.value]
        guard missing.otherRoots.isEmpty, let entity = wanted.type.canonical.entity(in: tree.table),
            let edits = makingInstantiable(entity, builtIn: missing.root),
            !facts.hasProperty(labeled: wanted.label, in: missing.root),
            let written = changes.writing(wanted.type, in: missing.root),
            let added = changes.declaring(
                "@Instantiated let \(ReservedWords.escaped(wanted.label)): \(written.text)",
                in: missing.root
            )
        else { return nil }
        return FixIt(
            message: """
                make '\(text(wanted.type))' '@Instantiable' and instantiate it in '\(name(missing.root))'
                """,
            edits: edits + [added] + written.edits
        ).guessed
    }

    /// Returns edits that add the attribute and the conformance to a type; `nil` if it needs more.
    func makingInstantiable(_ entity: EntityID, builtIn scope: ScopeID) -> [FixIt.Edit]? {
        let table = tree.table
        guard case .type(let read) = table[entity].kind, read.summary.mayBeInstantiable,
            read.summary.misspelledInstantiable == nil,
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

    /// Returns a fix-it that forwards a value to a product that is built on demand, if all its builders infer what they
    /// forward. If everything is built immediately, the fix-it builds the value instead.
    func handIn(_ missing: MissingDependency, _ way: ScopePath) -> FixIt? {
        guard let product = tree.lastBuiltOnDemand(on: way) else {
            return makeInstantiable(missing)
        }
        guard missing.otherRoots.isEmpty,
            owners.builders.edges(to: product).allSatisfy({ isPlainBuilder($0) }),
            !owners.isProvided(missing.value, onSomeWayTo: product)
        else { return nil }
        let wanted = tree.values[missing.value]
        guard let written = changes.writing(wanted.type, in: product),
            tree.entity(in: wanted.type, narrowerThan: tree[product].declared.declaration.access) == nil
        else { return nil }
        let message = "pass it when '\(name(product))' is built"
        let builders = owners.builders.edges(to: product).map { changes.changedProperty($0.builtFor) }
        if product == missing.nearest.scope {
            guard missing.receivers.dependencies.count == 1, case .received = tree[missing.nearest].origin,
                var edit = changes.attributing(missing.nearest, as: "@Forwarded")
            else { return nil }
            edit.changed = builders
            return FixIt(message: message, edits: [edit])
        }
        let label = ReservedWords.escaped(wanted.label)
        guard owners.onlyWay(to: missing).contains(product),
            !facts.hasProperty(labeled: wanted.label, in: product),
            var added = changes.declaring("@Forwarded let \(label): \(written.text)", in: product)
        else { return nil }
        added.changed = builders
        return FixIt(message: message, edits: [added] + written.edits)
    }

    func isPlainBuilder(_ edge: BuildEdge) -> Bool { edge.builder.map { !$0.isErased } ?? false }
}

extension ScopeTree {
    /// The last type on the path that is built on demand, except for closures, in which nothing can be declared.
    func lastBuiltOnDemand(on way: ScopePath) -> ScopeID? {
        way.edges.last { $0.builder != nil && self[$0.product].declared.owner == nil }?.product
    }
}
