import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func missingDependency(_ missing: MissingDependency) -> Diagnostic {
        let receiver = missing.nearest
        let scope = receiver.scope
        let help = help(with: missing)
        return Diagnostic(
            id: .missingDependency,
            message: """
                '\(name(scope))' receives '\(value(missing.value))', which nothing above it provides below root \
                '\(name(missing.root))'
                """,
            location: place(receiver),
            notes: path(help.way) + help.notes,
            fixIts: help.fixIts
        )
    }

    /// How what is missing can be provided.
    func help(with missing: MissingDependency) -> (way: ScopePath, notes: [Diagnostic.Note], fixIts: [FixIt])
    {
        let way = missing.receivers.pathToFirst
        let near = NearProviders(self, missing, way)
        let places =
            missing.receivers.dependencies.dropFirst().prefix(5).map(alsoNeeded)
            + missing.otherRoots.prefix(5).map { root in
                note("nor is it provided below root '\(name(root))'", at: place(root))
            }
        let decoration = Decoration(of: missing, on: way, near: near, in: tree)
        let decorating = decoration.map { self.decorating($0, missing) } ?? []
        if let decoration, decoration.isOfItself || decoration.edge.owner == missing.root {
            return (way, places + decorating, [])
        }
        // Provided under the same label and, by its looks, the same type.
        let meant =
            near.sameType.isEmpty && !near.sameLabel.isEmpty
            ? ([missing.nearest] + near.sameLabel).flatMap { otherNames(in: $0) } : []
        guard meant.isEmpty else {
            return (way, places + meant.map(\.note), meant.compactMap(\.fixIt))
        }
        let notes = places + decorating + nearMisses(near, missing) + advice(missing, near, way)
        return (way, notes, remedies.provide(missing, near: near, way: way))
    }

    func alsoNeeded(_ property: DependencyID) -> Diagnostic.Note {
        note("also needed by '\(name(property.scope))'", at: place(property))
    }

    /// The exact changes that provide what is missing.
    private func advice(
        _ missing: MissingDependency,
        _ near: NearProviders,
        _ way: ScopePath
    ) -> [Diagnostic.Note] {
        let wanted = tree.values[missing.value]
        let declaration = "let \(declaration(of: missing.value))"
        if !near.sameType.isEmpty { return [] }
        if !near.sameLabel.isEmpty { return buildingBeside(near, missing) }
        if near.builder == missing.nearest.scope { return [makingFirstOptional(missing)] }
        if let product = near.builder,
            tree[product].forwarded.isEmpty || BuilderShape(wanted.type.canonical) != nil
        {
            let top = missing.root
            guard remedies.allows(wanted.type, building: product) else {
                return [receivingWhatBuilds(product, missing)]
            }
            let attribute = remedies.instantiatedAttribute(of: product, for: wanted.type, in: top)
            return [
                note(
                    "to provide it, add '\(attribute ?? "@Instantiated") \(declaration)' to '\(name(top))'",
                    at: place(top)
                )
            ]
        }
        if let product = near.builder { return [receivingWhatBuilds(product, missing)] }
        if collects(wanted.type) {
            return [
                note(
                    "to provide it, add '@Instantiated \(declaration)' to '\(name(missing.root))'",
                    at: place(missing.root)
                )
            ]
        }
        if !near.fulfillers.isEmpty {
            return near.fulfillers.map { product in
                note(
                    """
                    to provide it as '\(name(product))', add '@Instantiated(fulfilledByType: "\(name(product))") \
                    \(declaration)' to '\(name(missing.root))'
                    """,
                    at: place(product)
                )
            }
        }
        if near.sameType.isEmpty, let entity = wanted.type.canonical.entity(in: tree.table) {
            let generic = genericConformers(to: entity)
            if !generic.isEmpty {
                return generic.map { generic in
                    note(
                        """
                        '\(name(generic))' conforms to it: to provide one, add '@Instantiated(fulfilledByType: \
                        "\(name(generic))<…>") \(declaration)' to '\(name(missing.root))'
                        """,
                        at: place(generic)
                    )
                }
            }
        }
        // What can be received is not handed in.
        if !near.conformers.isEmpty { return [] }
        let receiver = missing.nearest.scope
        // An extension has no properties, and so is forwarded nothing.
        guard let product = tree.lastBuiltOnDemand(on: way), !tree[product].isBuiltByExtension else {
            return returning(missing) + [providing(missing)]
        }
        if product == receiver {
            let remedy =
                "to hand it in when '\(name(product))' is built, write '@Forwarded let \(need(missing))' here"
            return [note(remedy, at: place(missing.nearest))]
        }
        let remedy =
            "to hand it in when '\(name(product))' is built, add '@Forwarded let \(need(missing, in: product))' to it"
        return [note(remedy, at: place(product))]
    }

    /// What is missing as it is to be written in a type on the way to the nearest that lacks it, or in that one.
    func need(_ missing: MissingDependency, in scope: ScopeID? = nil) -> String {
        let edges = missing.receivers.pathToFirst.edges.drop { $0.owner != scope }
        let type = tree.declaredNeed(of: missing.nearest, along: edges)
        return "\(ReservedWords.escaped(tree.values[missing.value].label)): \(spelling(type))"
    }
}

extension ProblemWording {
    /// Whether a property of that type collects something that can be built there.
    private func collects(_ type: ResolvedType) -> Bool {
        guard let element = CollectionShape(type.canonical.withoutOptional)?.element else { return false }
        let shape = BuilderShape(element)
        guard let id = tree.types.id(of: shape?.product ?? element) else { return false }
        let listing = tree.linker.fulfillers(of: id)
        return !listing.isEmpty
            && (shape != nil || listing.allSatisfy { tree[$0].forwarded.isEmpty })
    }

    /// How something is had that is built later than the rest, because something is forwarded to it.
    private func receivingWhatBuilds(_ product: ScopeID, _ missing: MissingDependency) -> Diagnostic.Note {
        let wanted = tree.values[missing.value]
        let forwarded = tree[product].forwarded.map { index in
            let property = tree[product].dependencies[index].declared
            return "_ \(property.declaration.label): \(spelling(property.type))"
        }
        let taken = "(\(forwarded.joined(separator: ", ")))\(spelledEffects(of: product))"
        if let shape = BuilderShape(wanted.type.spelled) {
            let function = "\(attributes(of: wanted.type.spelled))\(taken) -> \(spelling(shape.product))"
            return note(
                """
                '\(spelling(wanted.type))' cannot build '\(name(product))': let '\(name(missing.root))' have \
                '@Instantiated let \(ReservedWords.escaped(wanted.label)): \(function)', and '\(name(missing.nearest.scope))' receive that
                """,
                at: place(product)
            )
        }
        let function = "\(taken) -> \(spelling(wanted.type))"
        let label = "make" + wanted.label.prefix(1).uppercased() + wanted.label.dropFirst()
        return note(
            """
            '\(name(product))' is built once it is known what is forwarded to it: let '\(name(missing.root))' have \
            '@Instantiated let \(ReservedWords.escaped(label)): \(function)', which '\(name(missing.nearest.scope))' receives, or hand one in
            """,
            at: place(product)
        )
    }

    /// `@Sendable ` of a function's type.
    private func attributes(of type: TypeExpression) -> String {
        guard case .attributed(let attributes, let base) = type.withoutOptional.withoutParentheses,
            base.isFunction
        else { return "" }
        return attributes.map { spelling($0) + " " }.joined()
    }

    /// ` async throws(E)` of what building a type does.
    private func spelledEffects(of product: ScopeID) -> String {
        let effects = tree.effects[product]
        let thrown: String
        switch effects.thrown {
        case .nothing: thrown = ""
        case .anything: thrown = " throws"
        case .error(let type): thrown = " throws(\(spelling(type)))"
        }
        return (effects.isAsync ? " async" : "") + thrown
    }

    /// What each needs another of, so that to build one more provides nothing.
    private func makingFirstOptional(_ missing: MissingDependency) -> Diagnostic.Note {
        let wanted = tree.values[missing.value]
        let type = tree.declaredNeed(of: missing.nearest, along: []).spelled.plainOptional
        let optional = type.wrappedInOptional == nil ? TypeExpression.optional(type) : type
        return note(
            """
            each '\(name(missing.nearest.scope))' needs another one: let the first do without, with \
            '@Received(onlyIfAvailable: true) let \(ReservedWords.escaped(wanted.label)): \(spelling(optional))'
            """,
            at: place(missing.nearest)
        )
    }

    /// How something is provided that nothing builds, below a root that builds all at once.
    private func providing(_ missing: MissingDependency) -> Diagnostic.Note {
        let type = tree.values[missing.value].type.canonical
        if let entity = type.entity(in: tree.table), case .type(let read) = tree.table[entity].kind,
            read.summary.kind != .protocol, read.summary.kind != .enum
        {
            // A generic type is instantiable, whatever its arguments.
            let making = tree.isInstantiable(entity) ? "" : "make '\(spelling(type))' '@Instantiable' and "
            return note(
                "to provide it, \(making)add '@Instantiated let \(declaration(of: missing.value))' to '\(name(missing.root))'",
                at: place(missing.root)
            )
        }
        if tree[missing.nearest.scope].declared.owner != nil {
            return note(
                "to provide it, declare 'let \(need(missing))' beside what the closure builds, as a dependency",
                at: place(missing.nearest)
            )
        }
        let receiver = name(missing.nearest.scope)
        return note(
            """
            to hand it in, write '@Forwarded let \(need(missing))' here, and let an 'Instantiator<\(receiver)>' build \
            '\(receiver)'
            """,
            at: place(missing.nearest)
        )
    }
}

extension ProblemWording {
    /// What a closure returns that is called with what it lacks, where it returns a function that takes that instead.
    private func returning(_ missing: MissingDependency) -> [Diagnostic.Note] {
        guard let edge = missing.receivers.pathToFirst.edges.last, edge.builder == nil,
            tree[edge.product].declared.owner != nil
        else { return [] }
        let written = tree[edge.builtFor].declared.declaration.type.type
        let declared = tree[edge.owner].declared
        let around = Place(file: declared.file, enclosing: declared.entity)
        let expanded = tree.resolver.expandingAliases(in: written, from: around)
        let label = tree[missing.nearest].declared.declaration.label
        guard let function = BuilderFunction(expanded, isBuiltByClosure: true),
            function.parameters.contains(where: { $0.label == label })
        else { return [] }
        return [
            note(
                "to be called with it, write '-> \(spelling(function.result))': the closure builds what the function returns",
                at: place(missing.nearest)
            )
        ]
    }
}

extension LinkedDependency {
    /// Whether it builds on demand.
    var isBuilder: Bool {
        declared.request?.builder != nil
    }
}
