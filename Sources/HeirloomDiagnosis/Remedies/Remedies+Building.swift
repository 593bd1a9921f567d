import HeirloomGraph
import HeirloomModel

extension Remedies {
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
            return owners.onlyWay(to: missing).count > 1 ? fixIt?.guessed : fixIt
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

extension ScopeTree {
    /// The last type on the path that is built on demand, except for closures, in which nothing can be declared.
    func lastBuiltOnDemand(on way: ScopePath) -> ScopeID? {
        way.edges.last { $0.builder != nil && self[$0.product].declared.owner == nil }?.product
    }
}
