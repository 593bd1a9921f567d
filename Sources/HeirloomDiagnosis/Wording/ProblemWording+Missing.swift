import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// Returns advice on how to provide a missing dependency.
    func help(with missing: MissingDependency) -> (way: ScopePath, notes: [Diagnostic.Note], fixIts: [FixIt])
    {
        let way = missing.receivers.pathToFirst
        let near = NearProviders(self, missing, way)
        let places =
            alsoNeeded(by: missing.receivers.dependencies)
            + missing.otherRoots.prefix(5).map { root in
                note("also missing below root '\(name(root))'", at: root)
            }
        let decoration = Decoration(of: missing, on: way, near: near, in: tree)
        let decorating = decoration.map { self.decorating($0, missing) } ?? []
        if let decoration, decoration.isOfItself || decoration.edge.owner == missing.root {
            return (way, places + decorating, [])
        }
        // Dependencies with the same label and, judging by its spelling, the same type.
        let meant =
            near.sameType.isEmpty && !near.sameLabel.isEmpty
            ? ([missing.nearest] + near.sameLabel).flatMap { otherNames(in: $0) } : []
        guard meant.isEmpty else {
            return (way, places + meant.map(\.note), meant.compactMap(\.fixIt))
        }
        let above = [way.start] + way.edges.map(\.product)
        let label = tree.values[missing.value].label
        let unmarked = above.compactMap { lackingAttribute("@Instantiated", label, in: $0) }.last
        let marking = [unmarked?.note].compactMap(\.self)
        if let fixIt = unmarked?.fixIt { return (way, places + marking, [fixIt]) }
        let notes = places + decorating + marking + nearMisses(near, missing) + advice(missing, near, way)
        return (way, notes, remedies.provide(missing, near: near, way: way))
    }

    /// Returns a note about a property that is not a dependency, but has the label of one that is missing.
    func lackingAttribute(
        _ attribute: String,
        _ label: String,
        in scope: ScopeID
    ) -> (note: Diagnostic.Note, fixIt: FixIt?)? {
        guard let property = tree[scope].declared.declaration.otherProperty(labeled: label) else {
            return nil
        }
        let range = property.attributeRange
        let text = attribute + (range.start == range.end ? " " : "")
        let edit = remedies.changes.replace(range, of: scope, with: text)
        return (
            note(
                "'\(name(scope))' declares '\(label)' without '\(attribute)'",
                at: tree.table.files.location(range, in: tree[scope].file)
            ),
            property.lacksValue ? FixIt(message: "mark it '\(attribute)'", edits: [edit]) : nil
        )
    }

    /// Returns the exact changes that provide a missing dependency.
    private func advice(
        _ missing: MissingDependency,
        _ near: NearProviders,
        _ way: ScopePath
    ) -> [Diagnostic.Note] {
        let wanted = tree.values[missing.value]
        let declaration = "let \(declaration(of: missing.value))"
        if !near.sameType.isEmpty || !near.sameLabel.isEmpty { return [] }
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
                    at: top
                )
            ]
        }
        if let product = near.builder { return [receivingWhatBuilds(product, missing)] }
        if collects(wanted.type) {
            return [
                note(
                    "to provide it, add '@Instantiated \(declaration)' to '\(name(missing.root))'",
                    at: missing.root
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
                    at: product
                )
            }
        }
        if let entity = wanted.type.canonical.entity(in: tree.table) {
            let generic = genericConformers(to: entity)
            if !generic.isEmpty {
                return generic.map { generic in
                    note(
                        """
                        '\(name(generic))' conforms to it: to provide one, add '@Instantiated(fulfilledByType: \
                        "\(name(generic))<…>") \(declaration)' to '\(name(missing.root))'
                        """,
                        at: generic
                    )
                }
            }
        }
        // A value that can be received need not be passed in.
        if !near.conformers.isEmpty { return [] }
        let receiver = missing.nearest.scope
        // An extension has no stored properties, and so nothing can be forwarded to it.
        guard let product = tree.lastBuiltOnDemand(on: way), !tree[product].isBuiltByExtension else {
            return returning(missing) + [providing(missing)]
        }
        if product == receiver {
            let remedy =
                "to pass it when '\(name(product))' is built, write '@Forwarded let \(need(missing))' here"
            return [note(remedy, at: missing.nearest)]
        }
        let remedy =
            "to pass it when '\(name(product))' is built, add '@Forwarded let \(need(missing, in: product))' to it"
        return [note(remedy, at: product)]
    }

    /// Returns the missing dependency as it must be written in a type on the path to the nearest receiver, or in the
    /// receiver.
    func need(_ missing: MissingDependency, in scope: ScopeID? = nil) -> String {
        let edges = missing.receivers.pathToFirst.edges.drop { $0.owner != scope }
        let type = tree.declaredNeed(of: missing.nearest, along: edges)
        return "\(ReservedWords.escaped(tree.values[missing.value].label)): \(spelling(type))"
    }

    /// Whether a property of this type has elements to collect.
    private func collects(_ type: ResolvedType) -> Bool {
        guard let element = CollectionShape(type.canonical.withoutOptional)?.element else { return false }
        let shape = BuilderShape(element)
        guard let id = tree.types.id(of: shape?.product ?? element) else { return false }
        let listing = tree.linker.fulfillers(of: id)
        return !listing.isEmpty && (shape != nil || listing.allSatisfy { tree[$0].forwarded.isEmpty })
    }

    /// Returns advice for receiving a product that is built later, because values are forwarded to it.
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
                '\(spelling(wanted.type))' cannot build '\(name(product))': add '@Instantiated let \
                \(ReservedWords.escaped(wanted.label)): \(function)' to '\(name(missing.root))', and receive it in \
                '\(name(missing.nearest.scope))'
                """,
                at: product
            )
        }
        let function = "\(taken) -> \(spelling(wanted.type))"
        let label = "make" + wanted.label.prefix(1).uppercased() + wanted.label.dropFirst()
        return note(
            """
            '\(name(product))' needs forwarded values: add '@Instantiated let \(ReservedWords.escaped(label)): \
            \(function)' to '\(name(missing.root))' and receive it in '\(name(missing.nearest.scope))', or pass an \
            instance
            """,
            at: product
        )
    }

    /// The attributes of a function type, such as `@Sendable `.
    private func attributes(of type: TypeExpression) -> String {
        guard case .attributed(let attributes, let base) = type.withoutOptional.withoutParentheses,
            base.isFunction
        else { return "" }
        return attributes.map { spelling($0) + " " }.joined()
    }

    /// The effects of building a type, such as ` async throws(E)`.
    private func spelledEffects(of product: ScopeID) -> String {
        let effects = tree.effects[product]
        return effects.isEmpty ? "" : " " + effects.spelling { spelling($0) }
    }

    /// Returns advice for a type each instance of which needs another one, so that building one more does not help.
    private func makingFirstOptional(_ missing: MissingDependency) -> Diagnostic.Note {
        let wanted = tree.values[missing.value]
        let type = tree.declaredNeed(of: missing.nearest, along: []).spelled.plainOptional
        let optional = type.wrappedInOptional == nil ? TypeExpression.optional(type) : type
        return note(
            """
            each '\(name(missing.nearest.scope))' needs another one; make it optional for the first one: \
            '@Received(onlyIfAvailable: true) let \(ReservedWords.escaped(wanted.label)): \(spelling(optional))'
            """,
            at: missing.nearest
        )
    }

    /// Returns advice for a value that nothing builds, below a root that builds everything immediately.
    private func providing(_ missing: MissingDependency) -> Diagnostic.Note {
        let type = tree.values[missing.value].type.canonical
        if let entity = type.entity(in: tree.table), case .type(let read) = tree.table[entity].kind,
            read.summary.kind != .protocol, read.summary.kind != .enum
        {
            // A generic type is instantiable with any arguments.
            let making = tree.isInstantiable(entity) ? "" : "make '\(spelling(type))' '@Instantiable' and "
            return note(
                "to provide it, \(making)add '@Instantiated let \(declaration(of: missing.value))' to '\(name(missing.root))'",
                at: missing.root
            )
        }
        if tree[missing.nearest.scope].declared.owner != nil {
            return note(
                "to provide it, declare 'let \(need(missing))' as a dependency next to the property that the closure "
                    + "builds",
                at: missing.nearest
            )
        }
        let receiver = name(missing.nearest.scope)
        return note(
            """
            to pass it, write '@Forwarded let \(need(missing))' here, and build '\(receiver)' with an \
            'Instantiator<\(receiver)>'
            """,
            at: missing.nearest
        )
    }

    /// Returns advice for a closure that builds a function and requires one of its parameters: to return the function's
    /// result instead.
    private func returning(_ missing: MissingDependency) -> [Diagnostic.Note] {
        guard let edge = missing.receivers.pathToFirst.edges.last, edge.builder == nil,
            tree[edge.product].declared.owner != nil
        else { return [] }
        let written = tree[edge.builtFor].declared.declaration.type.type
        let declared = tree[edge.owner].declared
        let around = declared.place
        let expanded = tree.resolver.expandingAliases(in: written, from: around)
        let label = tree[missing.nearest].declared.declaration.label
        guard let function = BuilderFunction(expanded, isBuiltByClosure: true),
            function.parameters.contains(where: { $0.label == label })
        else { return [] }
        return [
            note(
                "to be called with it, write '-> \(spelling(function.result))': the closure builds the result of the "
                    + "function",
                at: missing.nearest
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
