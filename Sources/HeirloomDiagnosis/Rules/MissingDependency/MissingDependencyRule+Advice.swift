import HeirloomGraph
import HeirloomModel

extension TreeReview {
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
        let explaining = meant.filter { explains($0.type, missing, near) }
        guard explaining.isEmpty else {
            return (way, places + explaining.map(\.note), fixIts(explaining.map(\.fix)))
        }
        let above = [way.start] + way.edges.map(\.product)
        let label = tree.values[missing.value].label
        let unmarked = above.compactMap { lackingAttribute("@Instantiated", label, in: $0) }.last
        let marking = [unmarked?.note].compactMap(\.self)
        if let fix = unmarked?.fix { return (way, places + marking, fixIts([fix])) }
        let notes =
            places + decorating + marking + nearMisses(near, missing)
            + meant.map(\.note) + (marking.isEmpty ? advice(missing, near, way) : [])
        // A written initializer would have to take the new property as well.
        let isWritten = ([missing.root] + missing.otherRoots).contains {
            !tree[$0].declared.declaration.construction.callee.isGiven
        }
        let isHopeless = near.isHopeless || near.isEmpty && isWritten
        return (way, notes, fixIts([isHopeless ? nil : .provide(missing, near)]))
    }

    /// Whether an import of a type would make a missing value and one of the same label equal.
    private func explains(_ type: EntityID, _ missing: MissingDependency, _ near: NearProviders) -> Bool {
        let types = [tree.values[missing.value].type] + near.sameLabel.map { tree[$0].declared.type }
        if case .alias = tree.table[type].kind { return true }
        return types.contains { other in
            other.canonical.containsName { tree.table.entity(withQualifiedPath: $0.map(\.name)) == type }
        }
    }

    /// Returns a note about a property that is not a dependency, but has the label of one that is missing.
    func lackingAttribute(
        _ attribute: String,
        _ label: String,
        in scope: ScopeID
    ) -> (note: Diagnostic.Note, fix: Fix?)? {
        guard let property = tree[scope].declared.declaration.otherProperty(labeled: label) else {
            return nil
        }
        let place = location(property.attributeRange, scope)
        return (
            note("'\(name(scope))' declares '\(label)' without '\(attribute)'", at: place),
            property.lacksValue ? .mark(attribute, at: place) : nil
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
        let root = missing.root
        func adding(_ attribute: String, as product: String = "") -> String {
            "to provide it\(product), add '\(attribute) \(declaration)' to '\(name(root))'"
        }
        if !near.isEmpty { return [] }
        if near.builder == missing.nearest.scope { return [makingFirstOptional(missing)] }
        // A type cannot build itself.
        if near.builder == root { return [] }
        if let product = near.builder {
            guard tree[product].forwarded.isEmpty || BuilderShape(wanted.type.canonical) != nil,
                remedies.allows(wanted.type, building: product)
            else {
                let text = """
                    '\(name(product))' needs forwarded values: receive a function that builds it, or pass an instance
                    """
                return [note(text, at: product)]
            }
            if let entity = tree[product].declared.entity,
                !tree.table.isVisible(entity, from: tree[root].file)
            {
                let text = """
                    '\(name(root))' cannot see '\(name(product))': build it in a type of \
                    '\(tree.table.files[tree[product].file].module)'
                    """
                return [note(text, at: product)]
            }
            let attribute = remedies.instantiatedAttribute(of: product, for: wanted.type, in: root)
            return [note(adding(attribute ?? "@Instantiated"), at: root)]
        }
        if collects(wanted.type) { return [note(adding("@Instantiated"), at: root)] }
        let generic = wanted.type.canonical.entity(in: tree.table).map(genericConformers) ?? []
        let choices =
            near.fulfillers.isEmpty
            ? generic.map { ($0, name($0) + "<…>") } : near.fulfillers.map { ($0, name($0)) }
        if !choices.isEmpty {
            return choices.map { product, name in
                note(adding("@Instantiated(fulfilledByType: \"\(name)\")", as: " as '\(name)'"), at: product)
            }
        }
        // An extension has no stored properties, and so nothing can be forwarded to it.
        let onDemand = way.edges.last { $0.builder != nil && tree[$0.product].declared.owner == nil }
        guard let product = onDemand?.product, !tree[product].isBuiltByExtension else {
            return [providing(missing)] + passingToRoot(missing, near)
        }
        let start = "to pass it when '\(name(product))' is built"
        return [
            product == missing.nearest.scope
                ? note("\(start), write '@Forwarded \(declaration)' here", at: missing.nearest)
                : note("\(start), add '@Forwarded \(declaration)' to it", at: product)
        ] + passingToRoot(missing, near)
    }

    /// Returns advice to make a value that nothing builds an input of the root, if no one else calls its `init()`.
    private func passingToRoot(_ missing: MissingDependency, _ near: NearProviders) -> [Diagnostic.Note] {
        let root = missing.root
        guard near.elsewhere.isEmpty, caller(of: root, ifItTakesInputs: true) == nil else { return [] }
        let isMarked = tree[root].declared.declaration.isRoot == true
        let advice = """
            to pass it to the root, add '@Forwarded let \(declaration(of: missing.value))' to '\(name(root))'\
            \(isMarked ? "" : ", and write '@Instantiable(isRoot: true)'")
            """
        return [note(advice, at: root)]
    }

    /// Whether a property of this type has elements to collect.
    private func collects(_ type: ResolvedType) -> Bool {
        guard let element = CollectionShape(type.canonical.withoutOptional)?.element else { return false }
        let shape = BuilderShape(element)
        guard let id = tree.types.id(of: shape?.product ?? element) else { return false }
        let listing = tree.linker.fulfillers(of: id)
        return !listing.isEmpty && (shape != nil || listing.allSatisfy { tree[$0].forwarded.isEmpty })
    }

    /// Returns advice for a type each instance of which needs another one, so that building one more does not help.
    private func makingFirstOptional(_ missing: MissingDependency) -> Diagnostic.Note {
        let wanted = tree.values[missing.value]
        let type = wanted.type.spelled.plainOptional
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
        let wanted = "let \(declaration(of: missing.value))"
        if let entity = type.entity(in: tree.table), case .type(let read) = tree.table[entity].kind,
            read.summary.kind != .protocol, read.summary.kind != .enum
        {
            // A generic type is instantiable with any arguments.
            let making = tree.isInstantiable(entity) ? "" : "make '\(spelling(type))' '@Instantiable' and "
            let advice = "to provide it, \(making)add '@Instantiated \(wanted)' to '\(name(missing.root))'"
            return note(advice, at: missing.root)
        }
        if tree[missing.nearest.scope].declared.owner != nil {
            let advice =
                "to provide it, declare '\(wanted)' as a dependency next to the property that the closure builds"
            return note(advice, at: missing.nearest)
        }
        let receiver = name(missing.nearest.scope)
        return note(
            """
            to pass it, write '@Forwarded \(wanted)' here, and build '\(receiver)' with \
            \(remedies.instantiator(of: missing.nearest.scope))
            """,
            at: missing.nearest
        )
    }

    // MARK: Decorations

    /// Explains why a product does not receive the value for which it is built, with advice.
    func decorating(_ decoration: Decoration, _ missing: MissingDependency) -> [Diagnostic.Note] {
        let edge = decoration.edge
        let label = tree.values[missing.value].label
        let owner = name(edge.owner)
        let fact = note(
            """
            '\(name(edge.product))' is built for '\(label)' of '\(owner)', so it receives '\(label)' from above \
            '\(owner)'
            """,
            at: edge
        )
        if decoration.isOfItself {
            let remedy = """
                to break the cycle, remove it from '\(name(missing.nearest.scope))': move the shared parts to a third \
                type, or pass one to the other after both are built
                """
            return [fact, note(remedy, at: missing.nearest)]
        }
        if edge.owner == missing.root {
            let remedy = """
                to wrap a value that '\(owner)' builds, add it to '\(owner)' with '@Instantiated(isLocal: true)' under \
                another name, and receive that here
                """
            return [fact, note(remedy, at: missing.nearest)]
        }
        return [fact]
    }
}

extension ScopeDependency {
    /// Whether it builds on demand.
    var isBuilder: Bool { declared.request?.builder != nil }
}

/// A product that is built for the same value that is missing below it, and that therefore receives this value from
/// above its owner.
struct Decoration {
    /// The edge that builds the product.
    let edge: BuildEdge
    /// Whether nothing else can be built for the value, so that the receiver requires the type below which it is built.
    let isOfItself: Bool

    /// Finds the decoration nearest to the receiver; `nil` if nothing on the path is built for the missing value.
    init?(of missing: MissingDependency, on way: ScopePath, near: NearProviders, in tree: ScopeTree) {
        let requirement = Requirement.value(missing.value)
        let decorating = way.edges.last { edge in
            tree.values.provider(of: requirement, among: tree[edge.owner].providers).map(edge.decorates)
                ?? false
        }
        guard let decorating else { return nil }
        edge = decorating
        isOfItself = near.builder == decorating.product
    }
}
