import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// What can be done about a type that nothing builds, and that looks like no other.
    func choices(_ order: DeclaredDependency.Order, _ hops: [TreeSurvey.Hop]) -> [Diagnostic.Note] {
        let hop = hops[0]
        let kind = UnbuiltType(order.wanted, in: tree.table)
        let handed = order.isNamed || order.builder != nil ? [] : handing(hops)
        switch kind {
        case .listed:
            let plain = conforming(to: order)
            return plain.isEmpty ? [listing(order, hop)] : plain
        case .plainValue, .structural: return order.isNamed ? [checking(order, hop)] : handed
        case .extended(let name): return [extending(name, order, hop)] + handed
        }
    }

    /// The edits for those choices of which one is sure.
    func edits(for order: DeclaredDependency.Order, _ hops: [TreeSurvey.Hop]) -> [FixIt] {
        if order.isNamed || order.builder != nil { return [] }
        switch UnbuiltType(order.wanted, in: tree.table) {
        case .listed: return []
        case .plainValue, .structural: return remedies.receive(hops) ?? remedies.forward(hops)
        // Perhaps there is no such type.
        case .extended(let name):
            let isKnown = ExternalTypes.isKnown(name.split(separator: ".").map(String.init))
            return remedies.receive(hops) ?? (isKnown ? remedies.forward(hops) : [])
        }
    }

    /// How a type that was read becomes instantiable, or what is meant where it hardly can.
    func makingItInstantiable(_ entity: EntityID, _ hops: [TreeSurvey.Hop]) -> [Diagnostic.Note] {
        let hop = hops[0]
        guard case .type(let read) = tree.table[entity].kind, let place = place(entity) else { return [] }
        let type = tree.table.qualifiedPath(of: entity).dropFirst().joined(separator: ".")
        let handed = isModel(entity, hop) ? handing(hops) : []
        if !read.summary.genericParameters.isEmpty, read.summary.kind != .protocol,
            case .instantiated(let order, _) = tree[hop].link
        {
            let built = spelling(order.wanted.canonical)
            let text = """
                a generic type says by an extension what is built: '@Instantiable extension \(type): \
                Instantiable { static func instantiate() -> \(built) { … } }'
                """
            return [note(text, at: place)] + handed
        }
        switch read.summary.access {
        case .private, .fileprivate:
            let access = read.summary.access.rawValue
            let text =
                "'\(type)' is '\(access)', so generated code cannot name it: make it 'internal' and '@Instantiable'"
            return handed + [note(text, at: place)]
        case .internal, .package, .public, .open:
            let written = [note("write '@Instantiable' here", at: place)]
            return read.summary.storedTypes.isEmpty ? written + handed : handed + written
        }
    }

    /// The edit for a type that was read and is rather a model than a service.
    func handingModel(_ entity: EntityID, _ hops: [TreeSurvey.Hop]) -> [FixIt] {
        isModel(entity, hops[0]) ? remedies.receive(hops) ?? remedies.forward(hops) : []
    }

    /// Whether a type that was read is rather a model than a service: a struct that cannot be built from nothing.
    func isModel(_ entity: EntityID, _ hop: TreeSurvey.Hop) -> Bool {
        guard case .type(let read) = tree.table[entity].kind,
            case .instantiated(let order, _) = tree[hop].link, order.builder == nil, !order.isNamed
        else { return false }
        return read.summary.kind == .struct && !read.summary.mayBeInstantiable
    }

    /// Where a value comes from that is not built: from above, from outside, or from the source.
    func handing(_ hops: [TreeSurvey.Hop]) -> [Diagnostic.Note] {
        // To a root nothing can be handed, but perhaps to another that wants the same.
        let hop = hops.first { !remedies.isRoot($0.scope) } ?? hops[0]
        let declaration = "let \(property(hop))"
        let owner = name(hop.scope)
        if let provider = remedies.providerAbove(hop) {
            return [
                note(
                    "'\(name(provider.scope))' provides it: to receive it, write '@Received \(declaration)'",
                    at: place(provider)
                )
            ]
        }
        let own =
            remedies.facts.isNeeded(tree[hop].declared.value, in: hop.scope)
            ? """
            to give it one value, declare an '@Instantiable' type that holds it, and depend on that type
            """
            : "to give it one value, write '\(declaration) = …' without '@Instantiated'"
        if remedies.isRoot(hop.scope) { return [note(own, at: place(hop))] }
        let isOnDemand = remedies.isBuiltOnDemand(hop.scope)
        let forwarded =
            isOnDemand
            ? "to hand it in when '\(owner)' is built, write '@Forwarded \(declaration)'"
            : """
            to hand it in, write '@Forwarded \(declaration)', and let an 'Instantiator<\(owner)>' build \
            '\(owner)'
            """
        return [note(forwarded, at: place(hop)), note(own, at: place(hop))]
    }

    /// The types that would fulfill a protocol if they were instantiable.
    private func conforming(to order: DeclaredDependency.Order) -> [Diagnostic.Note] {
        guard let wanted = order.wanted.canonical.entity(in: tree.table) else { return [] }
        let listed = spelling(order.wanted.metatypeBase)
        return plainConformers.conformers(to: wanted).compactMap { conformer in
            place(conformer).map {
                note(
                    """
                    '\(name(conformer))' conforms to it, but is not '@Instantiable': write \
                    '@Instantiable(fulfillingAdditionalTypes: [\(listed).self])' here
                    """,
                    at: $0
                )
            }
        }
    }

    private func listing(_ order: DeclaredDependency.Order, _ hop: TreeSurvey.Hop) -> Diagnostic.Note {
        let listed = order.wanted.metatypeBase
        return note(
            "let an '@Instantiable' type list it: 'fulfillingAdditionalTypes: [\(spelling(listed)).self]'",
            at: place(hop)
        )
    }

    private func checking(_ order: DeclaredDependency.Order, _ hop: TreeSurvey.Hop) -> Diagnostic.Note {
        note("'fulfilledByType' names an '@Instantiable' type", at: place(hop))
    }

    /// An extension says how a type of another package is built.
    private func extending(_ extended: String, _ order: DeclaredDependency.Order, _ hop: TreeSurvey.Hop)
        -> Diagnostic.Note
    {
        // An alias hides what is extended.
        let isAlias = order.wanted.spelled.lastName.map { !extended.hasSuffix($0) } ?? false
        let built = spelling(isAlias ? order.wanted.canonical : order.wanted.spelled)
        let names = extended.split(separator: ".").map(String.init)
        let condition =
            ExternalTypes.isKnown(names)
            ? "to say how it is built, write"
            : """
            no file that was read declares '\(extended)' outside of a function: where it is a type of another \
            package, say how it is built, with
            """
        return note(
            """
            \(condition) '@Instantiable extension \(extended): @retroactive Instantiable { static func \
            instantiate() -> \(built) { … } }'
            """,
            at: place(hop)
        )
    }
}
