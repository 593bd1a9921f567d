import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func nothingFulfills(_ hops: [TreeSurvey.Hop]) -> Diagnostic {
        let hop = hops[0]
        guard case .instantiated(let order, _) = tree[hop].link else {
            preconditionFailure("only what is instantiated is fulfilled")
        }
        let same = names.same(as: order.wanted.canonical)
        if let hidden = same.first(where: { isHidden($0, from: hop, wanting: order) }) {
            return inaccessibleName(hidden, at: hop)
        }
        let near = names.near(order.wanted.canonical)
        let others = near.isEmpty ? candidates(for: order) : []
        let imports = forgottenImports(of: order)
        let hints =
            imports.map(\.note) + conformers(of: order) + near.map { nearName($0, order, hop) }
            + others.map(building)
        return Diagnostic(
            id: .nothingFulfills,
            message: """
                '\(name(hop.scope))' instantiates '\(property(hop))', but nothing fulfills \
                '\(spelling(order.wanted))'
                """,
            location: place(hop),
            notes: path(survey.path(to: hop.scope)) + alsoInstantiated(hops)
                + (hints.isEmpty ? choices(order, hops) : hints),
            fixIts: imports.compactMap(\.fixIt) + listing(order)
                + (near + others).compactMap { remedies.respell(hops, as: $0) }
                + (hints.isEmpty ? edits(for: order, hops) : [])
        )
    }

    /// Whether a type has the wanted name in a module that the file imports, where it is not visible.
    private func isHidden(
        _ found: ScopeID,
        from hop: TreeSurvey.Hop,
        wanting order: DeclaredDependency.Order
    ) -> Bool {
        let file = tree[hop.scope].file
        let isVisible = tree[found].declared.entity.map { tree.table.isVisible($0, from: file) } ?? true
        return !isVisible && spelling(order.wanted) == name(found) && imports(found, in: file)
    }

    private func imports(_ found: ScopeID, in file: FileID) -> Bool {
        let module = tree.module(of: found)
        let read = tree.table.files[file]
        return read.module == module || read.summary.imports.contains { $0.module == module }
    }

    private func inaccessibleName(_ hidden: ScopeID, at hop: TreeSurvey.Hop) -> Diagnostic {
        let access = tree[hidden].declared.entity.map { tree.table[$0].access } ?? .internal
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                '\(property(hop))' of '\(name(hop.scope))' names '\(name(hidden))', which module \
                '\(tree.module(of: hop.scope))' does not see: it is '\(access.rawValue)' in module \
                '\(tree.module(of: hidden))'
                """,
            location: place(hop),
            notes: [note(makingPublic(hidden), at: place(hidden))],
            fixIts: remedies.changes.showing(hidden)
        )
    }

    /// What may be built for a property whose text names something else: what fulfills its own type.
    private func candidates(for order: DeclaredDependency.Order) -> [ScopeID] {
        guard order.isNamed else { return [] }
        let type = order.requested.canonical
        let listing = tree.types.id(of: type).map(tree.linker.fulfillers(of:)) ?? []
        let conforming = type.entity(in: tree.table).map(conformers.conformers(to:)) ?? []
        var found: [ScopeID] = []
        for scope in listing + conforming
        where !found.contains(scope) && (order.builder != nil || tree[scope].forwarded.isEmpty) {
            found.append(scope)
        }
        return Array(found.prefix(3))
    }

    private func building(_ candidate: ScopeID) -> Diagnostic.Note {
        note(
            "'\(name(candidate))' may be built for it: write 'fulfilledByType: \"\(name(candidate))\"'",
            at: place(candidate)
        )
    }

    private func alsoInstantiated(_ hops: [TreeSurvey.Hop]) -> [Diagnostic.Note] {
        hops.dropFirst().prefix(5).map { note("also needed by '\(name($0.scope))'", at: place($0)) }
    }

    private func nearName(
        _ found: ScopeID,
        _ order: DeclaredDependency.Order,
        _ hop: TreeSurvey.Hop
    ) -> Diagnostic.Note {
        let module = tree.module(of: found)
        if spelling(order.wanted) != name(found) {
            return note("did you mean '\(name(found))'?", at: place(found))
        }
        // The name is right, and the module is not, or is not seen.
        let text =
            imports(found, in: tree[hop.scope].file)
            ? "did you mean '\(module).\(name(found))'?"
            : "'\(module).\(name(found))' has that name, but that file does not import '\(module)'"
        return note(text, at: place(found))
    }

    /// The edits that let one type fulfil the wanted protocol that conforms to it.
    private func listing(_ order: DeclaredDependency.Order) -> [FixIt] {
        guard let wanted = order.wanted.canonical.entity(in: tree.table) else { return [] }
        return conformers.conformers(to: wanted).compactMap {
            remedies.list(order.wanted, in: $0, for: order)
        }
    }

    /// Instantiable types that conform to the wanted protocol without listing it.
    private func conformers(of order: DeclaredDependency.Order) -> [Diagnostic.Note] {
        guard let wanted = order.wanted.canonical.entity(in: tree.table) else { return [] }
        return conformers.conformers(to: wanted).map { id in
            note(
                """
                '\(name(id))' conforms to it: write \
                '@Instantiable(fulfillingAdditionalTypes: [\(spelling(order.wanted.canonical)).self])'
                """,
                at: place(id)
            )
        }
    }

    func notInstantiable(_ hops: [TreeSurvey.Hop], _ entity: EntityID) -> Diagnostic {
        let hop = hops[0]
        let type = tree.table.qualifiedPath(of: entity).dropFirst().joined(separator: ".")
        return Diagnostic(
            id: .notInstantiable,
            message:
                "'\(name(hop.scope))' instantiates '\(property(hop))', but '\(type)' is not '@Instantiable'",
            location: place(hop),
            notes: path(survey.path(to: hop.scope)) + alsoInstantiated(hops)
                + makingItInstantiable(entity, hops),
            fixIts: remedies.makingInstantiable(entity, builtIn: hop.scope).map {
                [FixIt(message: "make '\(type)' '@Instantiable'", edits: $0)]
            } ?? handingModel(entity, hops)
        )
    }

    func ambiguousFulfillment(_ hop: TreeSurvey.Hop, _ candidates: [ScopeID]) -> Diagnostic {
        let shown = candidates.prefix(Self.shownCount)
        return Diagnostic(
            id: .ambiguousFulfillment,
            message: """
                \(shown.map(name).listed(of: candidates.count)) fulfill '\(property(hop))' of '\(name(hop.scope))'
                """,
            location: place(hop),
            notes: shown.map { candidate in
                note(
                    "to build this one, write '@Instantiated(fulfilledByType: \"\(name(candidate))\")'",
                    at: place(candidate)
                )
            },
            fixIts: shown.compactMap { remedies.choose($0, for: hop) }
        )
    }

    func ambiguousName(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let candidates = reference.name.candidates
        return Diagnostic(
            id: .ambiguousName,
            message: "'\(reference.name.name)' in '\(name(scope))' stands for several types",
            location: location(reference.written.range, scope),
            notes: candidates.compactMap { candidate in
                place(candidate).map {
                    note("to name this one, write '\(tree.table.qualifiedName(of: candidate))'", at: $0)
                }
            },
            fixIts: candidates.compactMap { remedies.qualify(reference, as: $0, in: scope) }
        )
    }

    func eagerForwarding(_ hop: TreeSurvey.Hop) -> Diagnostic {
        guard let product = tree[hop].product else { preconditionFailure("an eager dependency is built") }
        let labels = tree[product].forwarded.map { tree[product].dependencies[$0].declared.declaration.label }
        let places = tree[product].forwarded.map { TreeSurvey.Hop(scope: product, dependency: $0) }
        return Diagnostic(
            id: .eagerForwarding,
            message: """
                '\(property(hop))' is built at once, when nothing can hand \(labels.listed()) to '\(name(product))'
                """,
            location: place(hop),
            notes: places.map { note("'\(property($0))' is forwarded", at: place($0)) }
                + [note("build it on demand: '\(onDemand(hop))'", at: place(hop))],
            fixIts: [remedies.buildOnDemand(hop)].compactMap(\.self)
        )
    }

    /// `Void`, `User`, `(user: User, line: Int)`
    func forwardedProperties(of product: ScopeID, in scope: ScopeID) -> String {
        tree[product].forwarded.isEmpty
            ? remedies.void(in: scope).spelling : spelling(tree[product].forwardedProperties(\.spelled))
    }

    func wrongForwardedProperties(_ hop: TreeSurvey.Hop) -> Diagnostic {
        guard case .instantiated(let order, .scope(let product)) = tree[hop].link, let builder = order.builder
        else { preconditionFailure("only an erased instantiator says what is forwarded") }
        let expected = forwardedProperties(of: product, in: hop.scope)
        return Diagnostic(
            id: .wrongForwardedProperties,
            message: "'\(property(hop))' does not take what is forwarded to '\(name(product))'",
            location: place(hop),
            notes: tree[product].forwarded.map { index in
                let forwarded = TreeSurvey.Hop(scope: product, dependency: index)
                return note("'\(property(forwarded))' is forwarded", at: place(forwarded))
            } + [
                note(
                    "write '\(builder.typeName)<\(expected), \(spelling(order.requested))>'",
                    at: place(hop)
                )
            ],
            fixIts: [remedies.respellForwardedProperties(hop)].compactMap(\.self)
        )
    }
}
