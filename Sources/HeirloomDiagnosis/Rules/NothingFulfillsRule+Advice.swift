import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// Returns advice for a type that nothing builds and that resembles no other.
    func choices(_ request: BuildRequest, _ properties: [DependencyID]) -> [Diagnostic.Note] {
        let property = properties[0]
        let kind = UnbuiltType(request.wanted, in: tree.table)
        if let function = functionThatBuilds(property) { return [function] }
        if let element = unlistedElement(of: request) { return [listing(element, property)] }
        if let collecting = collectingLater(request, property) { return [collecting] }
        let handed = request.isNamed || request.builder != nil ? [] : handing(properties)
        let unread = importing(request, property)
        switch kind {
        case .listed:
            let plain = conforming(to: request)
            return plain.isEmpty ? unread + [listing(request, property)] : plain
        case .plainValue, .structural:
            return request.isNamed
                ? [note("'fulfilledByType' names an '@Instantiable' type", at: property)] : handed
        case .extended(let name): return unread + [extending(name, request, property)] + handed
        }
    }

    /// Returns a note about the imported modules that were not read, if one of them may declare the wanted type.
    private func importing(_ request: BuildRequest, _ property: DependencyID) -> [Diagnostic.Note] {
        let wanted = request.collection?.element.wanted ?? request.wanted
        let file = tree[property.scope].file
        let modules = tree.resolver.unreadModules(importedBy: file)
        guard wanted.canonical.withoutOptional.entity(in: tree.table) == nil, !modules.isEmpty else {
            return []
        }
        let shown = Array(modules.prefix(Self.shownCount)).listed(of: modules.count)
        let target = tree.table.files[file].module
        let text = """
            this file imports \(shown), which Heirloom did not read: \(modules.count == 1 ? "a target" : "targets") \
            of the same package must be among the dependencies of '\(target)'
            """
        return [note(text, at: property)]
    }

    /// Returns advice for a function that would have to collect its result on each call, if a type lists the element.
    private func collectingLater(_ request: BuildRequest, _ property: DependencyID) -> Diagnostic.Note? {
        guard request.builder?.instantiator == nil, request.builder != nil, !request.isNamed,
            let element = CollectionShape(request.wanted.canonical)?.element,
            let id = tree.types.id(of: BuilderShape(element)?.product ?? element),
            !tree.linker.fulfillers(of: id).isEmpty
        else { return nil }
        let label = ReservedWords.escaped(tree[property].declared.declaration.label)
        let type = spelling(request.requested.spelled)
        return note(
            """
            a function cannot collect: write '@Instantiated let \(label): \(type)' to collect once, or collect \
            functions that build one each
            """,
            at: property
        )
    }

    /// Returns advice for a function that cannot be built: one with unsupported isolation attributes, or one that
    /// returns another function.
    private func functionThatBuilds(_ property: DependencyID) -> Diagnostic.Note? {
        let declared = tree[property].declared
        if declared.request?.builder != nil {
            guard let returned = declared.request?.requested, returned.canonical.isFunction else {
                return nil
            }
            let text =
                "a function cannot build another function: write '\(spelling(returned))', or return it from a closure"
            return note(text, at: property)
        }
        let unsupported = unsupportedAttributes(property)
        if unsupported.isEmpty { return nil }
        let advice = plainFunction(property).map { "write '\($0.spelling)'" } ?? "remove it from the alias"
        return note(
            "a function that builds a dependency cannot be \(unsupported.map(\.spelling).listed()): \(advice)",
            at: property
        )
    }

    /// Returns the type of a function without unsupported isolation attributes, if these are written at its property.
    private func plainFunction(_ property: DependencyID) -> TypeExpression? {
        let written = tree[property].declared.declaration.type.type
        let plain = written.withoutAttributes(Set(unsupportedAttributes(property)))
        return plain == written ? nil : plain
    }

    /// Returns the attributes of a function about its isolation that the generated closures do not support.
    private func unsupportedAttributes(_ property: DependencyID) -> [TypeAttribute] {
        guard case .attributed(let attributes, let base) = tree[property].declared.type.canonical,
            base.isFunction
        else { return [] }
        return attributes.filter {
            ["@concurrent", "@isolated(any)", "nonisolated(nonsending)"].contains($0)
        }
    }

    /// Returns the element request of a collection whose elements are a protocol in the sources.
    func unlistedElement(of request: BuildRequest) -> BuildRequest? {
        guard let element = request.collection?.element, isProtocol(element.wanted.canonical) else {
            return nil
        }
        return element
    }

    /// Returns the fix-its for the choices that are certain.
    func edits(for request: BuildRequest, _ properties: [DependencyID]) -> [FixIt] {
        if request.isNamed || request.builder != nil { return [] }
        if properties.count == 1, let function = plainFunction(properties[0]) {
            return [remedies.respell(properties[0], as: WrittenType(type: function))].compactMap(\.self)
        }
        switch UnbuiltType(request.wanted, in: tree.table) {
        case .listed: return []
        case .plainValue, .structural: return remedies.receive(properties) ?? remedies.forward(properties)
        // The type may not exist.
        case .extended(let name):
            let isKnown = ExternalTypes.isKnown(name.split(separator: ".").map(String.init))
            return remedies.receive(properties) ?? (isKnown ? remedies.forward(properties) : [])
        }
    }

    /// Returns advice for a value that is not built: to receive it, to pass it in, or to write it in the source.
    func handing(_ properties: [DependencyID]) -> [Diagnostic.Note] {
        // Nothing can be passed to a root, but perhaps to another owner of such a property.
        let property = properties.first { !remedies.isRoot($0.scope) } ?? properties[0]
        let declaration = "let \(declaredText(of: property))"
        let owner = name(property.scope)
        if let provider = remedies.providerAbove(property) {
            return [
                note(
                    "'\(name(provider.scope))' provides it: to receive it, write '@Received \(declaration)'",
                    at: provider
                )
            ]
        }
        let own =
            remedies.facts.isNeeded(tree[property].declared.value, in: property.scope)
            ? """
            to give it one value, declare an '@Instantiable' type that holds it, and depend on that type
            """
            : "to give it one value, write '\(declaration) = …' without '@Instantiated'"
        if remedies.isRoot(property.scope) { return [note(own, at: property)] }
        let isOnDemand = remedies.isBuiltOnDemand(property.scope)
        let forwarded =
            isOnDemand
            ? "to pass it when '\(owner)' is built, write '@Forwarded \(declaration)'"
            : """
            to pass it, write '@Forwarded \(declaration)', and build '\(owner)' with an 'Instantiator<\(owner)>'
            """
        return [note(forwarded, at: property), note(own, at: property)]
    }

    /// Returns notes about types that would fulfill a protocol if they were instantiable.
    private func conforming(to request: BuildRequest) -> [Diagnostic.Note] {
        guard let wanted = request.wanted.canonical.entity(in: tree.table) else { return [] }
        let listed = spelling(request.wanted.metatypeBase)
        return plainConformers.conformers(to: wanted).compactMap { conformer in
            note(
                """
                '\(name(conformer))' conforms to it, but is not '@Instantiable': write \
                '@Instantiable(fulfillingAdditionalTypes: [\(listed).self])' here
                """,
                at: conformer
            )
        }
    }

    private func listing(_ request: BuildRequest, _ property: DependencyID) -> Diagnostic.Note {
        let listed = request.wanted.metatypeBase
        return note(
            "declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [\(spelling(listed)).self])'",
            at: property
        )
    }

    /// Returns advice to write an extension that builds a type of another package.
    private func extending(_ extended: String, _ request: BuildRequest, _ property: DependencyID)
        -> Diagnostic.Note
    {
        // An alias hides the type to extend.
        let isAlias = request.wanted.spelled.lastName.map { !extended.hasSuffix($0) } ?? false
        let built = spelling(isAlias ? request.wanted.canonical : request.wanted.spelled)
        let names = extended.split(separator: ".").map(String.init)
        let condition =
            ExternalTypes.isKnown(names)
            ? "to declare how it is built, write"
            : """
            no known file declares '\(extended)' outside a function: if it is a type of another package, declare how \
            it is built with
            """
        return note(
            """
            \(condition) '@Instantiable extension \(extended): @retroactive Instantiable { static func \
            instantiate() -> \(built) { … } }'
            """,
            at: property
        )
    }

    func nearName(_ found: ScopeID, _ request: BuildRequest, _ property: DependencyID) -> Diagnostic.Note {
        let module = ReservedWords.escapedTypeName(tree.module(of: found))
        if tree[found].declared.isGeneric {
            let meant = remedies.naming(found, like: request.wanted.spelled)
            return note("did you mean '\(meant.spelling)'?", at: found)
        }
        if spelling(request.wanted) != name(found) {
            return note("did you mean '\(name(found))'?", at: found)
        }
        // The name is right, but the module is wrong or not imported.
        let text =
            imports(found, in: tree[property.scope].file)
            ? "did you mean '\(module).\(name(found))'?"
            : "'\(module).\(name(found))' has that name, but that file does not import '\(module)'"
        return note(text, at: found)
    }

    /// Returns the types that may be built for a property whose `fulfilledByType` names something else: those that
    /// fulfill its own type.
    func candidates(for request: BuildRequest) -> [ScopeID] {
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

    func building(_ candidate: ScopeID) -> Diagnostic.Note {
        note(
            "'\(name(candidate))' can be built for it: write 'fulfilledByType: \"\(name(candidate))\"'",
            at: candidate
        )
    }

    /// Returns notes about instantiable types that conform to the wanted protocol, or to that of the elements, without
    /// listing it.
    func conformers(of request: BuildRequest) -> [Diagnostic.Note] {
        let request = unlistedElement(of: request) ?? request
        guard let wanted = request.wanted.canonical.entity(in: tree.table) else { return [] }
        let relation = isProtocol(request.wanted.canonical) ? "conforms to it" : "inherits from it"
        return conformers.conformers(to: wanted).map { id in
            note(
                """
                '\(name(id))' \(relation): write \
                '@Instantiable(fulfillingAdditionalTypes: [\(spelling(request.wanted.canonical)).self])'
                """,
                at: id
            )
        } + choosing(genericConformersTo: wanted)
    }

    /// Returns notes about how to instantiate a specialization of these types.
    private func choosing(genericConformersTo wanted: EntityID) -> [Diagnostic.Note] {
        genericConformers(to: wanted).map { generic in
            note(
                "'\(name(generic))' conforms to it: specify which one with 'fulfilledByType: \"\(name(generic))<…>\"'",
                at: generic
            )
        }
    }
}
