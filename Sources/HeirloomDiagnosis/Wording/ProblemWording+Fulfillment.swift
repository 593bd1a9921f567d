import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func nothingFulfills(_ properties: [DependencyID]) -> Diagnostic {
        let property = properties[0]
        guard let request = tree[property].declared.request else {
            preconditionFailure("only what is instantiated is fulfilled")
        }
        let same = names.same(as: request.wanted.canonical)
        if let hidden = same.first(where: { isHidden($0, from: property, wanting: request) }) {
            return inaccessibleName(hidden, at: property)
        }
        let listed = forgottenImports(of: request)
        let written = request.isNamed ? [] : otherNames(in: property)
        let meant = listed + written
        // A correction at one property does not apply to the others.
        let corrections = (properties.count == 1 ? meant : listed).compactMap(\.fixIt)
        let near = meant.isEmpty ? names.near(request.wanted.canonical) : []
        let others = near.isEmpty && meant.isEmpty ? candidates(for: request) : []
        let hints =
            meant.map(\.note) + conformers(of: request) + near.map { nearName($0, request, property) }
            + others.map(building)
        return Diagnostic(
            id: .nothingFulfills,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but no type fulfills \
                '\(spelling(request.wanted))'
                """,
            location: place(property),
            notes: path(survey.path(to: property.scope)) + alsoInstantiated(properties)
                + (hints.isEmpty ? choices(request, properties) : hints) + doublesOnly(request),
            fixIts: corrections + listing(request)
                + (near + others).compactMap { remedies.respell(properties, as: $0) }
                + (hints.isEmpty ? edits(for: request, properties) : [])
        )
    }

    /// Whether a type in an imported module has the wanted name but is not visible.
    private func isHidden(
        _ found: ScopeID,
        from property: DependencyID,
        wanting request: BuildRequest
    ) -> Bool {
        let file = tree[property.scope].file
        let isVisible = tree[found].declared.entity.map { tree.table.isVisible($0, from: file) } ?? true
        return !isVisible && spelling(request.wanted) == name(found) && imports(found, in: file)
    }

    private func imports(_ found: ScopeID, in file: FileID) -> Bool {
        let module = tree.module(of: found)
        let read = tree.table.files[file]
        return read.module == module || read.summary.imports.contains { $0.module == module }
    }

    private func inaccessibleName(_ hidden: ScopeID, at property: DependencyID) -> Diagnostic {
        let access = tree[hidden].declared.entity.map { tree.table[$0].access } ?? .internal
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                '\(text(of: property))' of '\(name(property.scope))' names '\(name(hidden))', which is not visible in \
                module '\(tree.module(of: property.scope))': it is '\(access.rawValue)' in module \
                '\(tree.module(of: hidden))'
                """,
            location: place(property),
            notes: makingPublic(hidden),
            fixIts: remedies.changes.showing(hidden)
        )
    }

    /// Returns notes about types that fulfill the request in test doubles only.
    private func doublesOnly(_ request: BuildRequest) -> [Diagnostic.Note] {
        tree.doublesOnly(standingFor: request.wanted.canonical).prefix(Self.shownCount).map { double in
            note(
                "'\(double.declaration.name)' replaces it only in mocks because of 'mockOnly: true'",
                at: tree.table.files.location(double.declaration.nameRange, in: double.file)
            )
        }
    }

    /// Returns the types that may be built for a property whose `fulfilledByType` names something else: those that
    /// fulfill its own type.
    private func candidates(for request: BuildRequest) -> [ScopeID] {
        guard request.isNamed else { return [] }
        let type = request.requested.canonical
        let listing = tree.types.id(of: type).map(tree.linker.fulfillers(of:)) ?? []
        let conforming = type.entity(in: tree.table).map(conformers.conformers(to:)) ?? []
        var found: [ScopeID] = []
        for scope in listing + conforming
        where !found.contains(scope) && (request.builder != nil || tree[scope].forwarded.isEmpty) {
            found.append(scope)
        }
        return Array(found.prefix(3))
    }

    private func building(_ candidate: ScopeID) -> Diagnostic.Note {
        note(
            "'\(name(candidate))' can be built for it: write 'fulfilledByType: \"\(name(candidate))\"'",
            at: place(candidate)
        )
    }

    private func alsoInstantiated(_ properties: [DependencyID]) -> [Diagnostic.Note] {
        properties.dropFirst().prefix(5).map { note("also needed by '\(name($0.scope))'", at: place($0)) }
    }

    private func nearName(
        _ found: ScopeID,
        _ request: BuildRequest,
        _ property: DependencyID
    ) -> Diagnostic.Note {
        let module = ReservedWords.escapedTypeName(tree.module(of: found))
        if tree[found].declared.isGeneric {
            let meant = remedies.naming(found, like: request.wanted.spelled)
            return note("did you mean '\(meant.spelling)'?", at: place(found))
        }
        if spelling(request.wanted) != name(found) {
            return note("did you mean '\(name(found))'?", at: place(found))
        }
        // The name is right, but the module is wrong or not imported.
        let text =
            imports(found, in: tree[property.scope].file)
            ? "did you mean '\(module).\(name(found))'?"
            : "'\(module).\(name(found))' has that name, but that file does not import '\(module)'"
        return note(text, at: place(found))
    }

    /// Returns fix-its that add the wanted protocol to the list of a conforming type.
    private func listing(_ request: BuildRequest) -> [FixIt] {
        guard let wanted = request.wanted.canonical.entity(in: tree.table) else { return [] }
        return conformers.conformers(to: wanted).compactMap {
            remedies.list(request.wanted, in: $0, for: request)
        }
    }

    /// Returns notes about instantiable types that conform to the wanted protocol without listing it.
    private func conformers(of request: BuildRequest) -> [Diagnostic.Note] {
        guard let wanted = request.wanted.canonical.entity(in: tree.table) else { return [] }
        return conformers.conformers(to: wanted).map { id in
            note(
                """
                '\(name(id))' conforms to it: write \
                '@Instantiable(fulfillingAdditionalTypes: [\(spelling(request.wanted.canonical)).self])'
                """,
                at: place(id)
            )
        } + choosing(genericConformersTo: wanted)
    }

    func notInstantiable(_ properties: [DependencyID], _ entity: EntityID) -> Diagnostic {
        if let generic = tree.generics[entity] { return withoutArguments(properties, generic) }
        let property = properties[0]
        let type = tree.table.qualifiedPath(of: entity).dropFirst().map(\.self).typeSpelling
        let request = tree[property].declared.request
        let isDoubled = request.map { !tree.doublesOnly(standingFor: $0.wanted.canonical).isEmpty } ?? false
        let lack =
            isDoubled ? "is built only for mocks because of 'mockOnly: true'" : "is not '@Instantiable'"
        return Diagnostic(
            id: .notInstantiable,
            message: "'\(name(property.scope))' instantiates '\(text(of: property))', but '\(type)' \(lack)",
            location: place(property),
            notes: path(survey.path(to: property.scope)) + alsoInstantiated(properties)
                + makingItInstantiable(entity, properties),
            fixIts: remedies.makingInstantiable(entity, builtIn: property.scope).map {
                [FixIt(message: "make '\(type)' '@Instantiable'", edits: $0)]
            } ?? handingModel(entity, properties)
        )
    }

    func ambiguousFulfillment(_ property: DependencyID, _ candidates: [ScopeID]) -> Diagnostic {
        let shown = candidates.prefix(Self.shownCount)
        return Diagnostic(
            id: .ambiguousFulfillment,
            message: """
                '\(text(of: property))' of '\(name(property.scope))' is ambiguous: \
                \(shown.map(name).listed(of: candidates.count)) fulfill it
                """,
            location: place(property),
            notes: shown.map { candidate in
                note(
                    "to use this one, write '@Instantiated(fulfilledByType: \"\(name(candidate))\")'",
                    at: place(candidate)
                )
            },
            fixIts: shown.compactMap { remedies.choose($0, for: property) }
        )
    }

    func ambiguousName(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let candidates = reference.name.candidates
        return Diagnostic(
            id: .ambiguousName,
            message: """
                '\(reference.name.name)' in '\(name(scope))' is ambiguous: several types have this name
                """,
            location: location(reference.written.range, scope),
            notes: candidates.compactMap { candidate in
                let name = tree.table.qualifiedPath(of: candidate).typeSpelling
                return place(candidate).map { note("to use this one, write '\(name)'", at: $0) }
            },
            fixIts: candidates.compactMap { remedies.qualify(reference, as: $0, in: scope) }
        )
    }

    func mistakenName(_ mistaken: MistakenName) -> Diagnostic {
        let table = tree.table
        let meant = table.qualifiedName(of: mistaken.meant)
        let hiding = table.qualifiedName(of: mistaken.hiding)
        let module = table[mistaken.hiding].name
        let notes = [
            place(mistaken.meant).map { note("'\(meant)' is declared here", at: $0) },
            place(mistaken.hiding).map {
                note("'\(hiding)' hides the module '\(module)', so '\(meant)' cannot be written", at: $0)
            },
            note(
                "generated code names '\(meant)' to build '\(name(mistaken.scope))'",
                at: place(mistaken.scope)
            ),
        ]
        return Diagnostic(
            id: .ambiguousName,
            message: """
                generated code cannot name '\(meant)', because '\(table[mistaken.own].name)' means this type; rename \
                this type\(mistaken.own == mistaken.hiding ? "" : " or the type '\(hiding)'")
                """,
            location: place(mistaken.own) ?? place(mistaken.scope),
            notes: notes.compactMap(\.self)
        )
    }

    func eagerForwarding(_ edge: BuildEdge) -> Diagnostic {
        let product = edge.product
        let labels = tree[product].forwarded.map { tree[product].dependencies[$0].declared.declaration.label }
        return Diagnostic(
            id: .eagerForwarding,
            message: """
                '\(text(of: edge))' cannot be built eagerly because \(labels.listed()) must be forwarded to \
                '\(name(product))'
                """,
            location: place(edge),
            notes: whatIsForwarded(to: product) + [buildingLater(edge)],
            fixIts: [
                collecting(at: edge.builtFor) == nil
                    ? remedies.buildOnDemand(edge) : remedies.collectWhatIsNamed(at: edge.builtFor)
            ].compactMap(\.self)
        )
    }

    private func buildingLater(_ edge: BuildEdge) -> Diagnostic.Note {
        if let collecting = collecting(at: edge.builtFor) { return collecting }
        if tree[edge.builtFor].collected != nil, remedies.onDemand(edge) == nil {
            return note(
                "the elements take different parameters, so one function cannot build them; list types with the same "
                    + "'@Forwarded' properties in 'collecting'",
                at: place(edge)
            )
        }
        return note("build it on demand: '\(onDemand(edge))'", at: place(edge))
    }

    /// Returns a note for each forwarded property.
    func whatIsForwarded(to product: ScopeID) -> [Diagnostic.Note] {
        tree[product].forwarded.map { index in
            let property = DependencyID(scope: product, index: index)
            return note("'\(text(of: property))' is forwarded", at: place(property))
        }
    }

    /// The forwarded properties as written at the edge's property: `Void`, `User`, `(user: User, line: Int)`.
    func forwardedProperties(along edge: BuildEdge) -> String {
        tree[edge.product].forwarded.isEmpty
            ? remedies.void(in: edge.owner).spelling
            : spelling(tree.declaredForwardedProperties(along: edge).spelled)
    }

    func wrongForwardedProperties(_ edge: BuildEdge) -> Diagnostic {
        guard let builder = edge.builder?.instantiator else {
            preconditionFailure("only an erased instantiator says what is forwarded")
        }
        let product = edge.product
        let expected = forwardedProperties(along: edge)
        let requested = spelling(tree.declaredRequest(along: edge))
        return Diagnostic(
            id: .wrongForwardedProperties,
            message: "'\(text(of: edge))' does not match the forwarded properties of '\(name(product))'",
            location: place(edge),
            notes: whatIsForwarded(to: product) + [
                note("write '\(builder.typeName)<\(expected), \(requested)>'", at: place(edge))
            ],
            fixIts: [remedies.respellForwardedProperties(edge)].compactMap(\.self)
        )
    }
}
