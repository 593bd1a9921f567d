import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Returns advice for a type that nothing builds and that resembles no other.
    func choices(_ request: BuildRequest, _ properties: [DependencyID]) -> [Diagnostic.Note] {
        let property = properties[0]
        let kind = UnbuiltType(request.wanted, in: tree.table)
        if let element = unlistedElement(of: request) {
            let plain = conforming(to: element)
            return plain.isEmpty ? [listing(element, property)] : plain
        }
        let lacking = lackingTargets(request, property)
        let handed = request.isNamed || request.builder != nil ? [] : handing(properties)
        let isLacking = !lacking.isEmpty && !request.isNamed
        let unread = lacking + importing(request, property)
        switch kind {
        case .listed:
            let plain = conforming(to: request)
            let listing = isLacking ? [] : [listing(request, property)]
            return plain.isEmpty ? unread + listing : plain
        case .plainValue, .structural:
            return request.isNamed
                ? [note("'fulfilledByType' names an '@Instantiable' type", at: property)] : handed
        case .extended(let name):
            let otherwise = declaredOtherwise(name)
            let extending = isLacking ? [] : [extending(name, request, property)] + handed
            return otherwise.isEmpty ? unread + extending : otherwise
        }
    }

    /// Returns notes about the declarations of a type under other conditions.
    private func declaredOtherwise(_ name: String) -> [Diagnostic.Note] {
        tree.input.undecidedModules.flatMap(\.files).flatMap { file in
            file.types.filter { $0.path.joined(separator: ".") == name }.compactMap { type in
                type.condition.map { condition in
                    note(
                        "'\(name)' is declared only under '#if \(condition.spelling)'",
                        at: SourceLocation(path: file.path, range: type.nameRange)
                    )
                }
            }
        }
    }

    /// Returns notes about the targets that may declare a type for a property, but are not dependencies of this one:
    /// those that the file imports, or if a text names the type, one of a few.
    private func lackingTargets(_ request: BuildRequest, _ property: DependencyID) -> [Diagnostic.Note] {
        let unreached = tree.input.unreachedTargets
        if unreached.isEmpty { return [] }
        let file = tree[property.scope].file
        let imported = tree.resolver.unreadModules(importedBy: file).filter { unreached[$0] != nil }
        let isGuess = imported.isEmpty && request.isNamed && unreached.count <= 3
        return (isGuess ? unreached.keys.sorted() : imported).map { module in
            let target = isGuess ? tree.input.module : tree.table.files[file].module
            let entry = MissingTargetDependencyRule.advice(adding: unreached[module] ?? module, to: target)
            let reason =
                isGuess ? "if '\(module)' declares it," : "this file imports '\(module)'; to read it,"
            return note("\(reason) \(entry)", at: property)
        }
    }

    /// Returns a note about the imported modules that were not read, if one of them may declare the wanted type. If the
    /// targets of the package are known, these modules are of other packages.
    private func importing(_ request: BuildRequest, _ property: DependencyID) -> [Diagnostic.Note] {
        let wanted = request.collection?.element.wanted ?? request.wanted
        let file = tree[property.scope].file
        let modules = tree.resolver.unreadModules(importedBy: file)
        guard wanted.canonical.withoutOptional.entity(in: tree.table) == nil, !modules.isEmpty,
            tree.input.localTargets.isEmpty
        else { return [] }
        let shown = Array(modules.prefix(Self.shownCount)).listed(of: modules.count)
        let target = tree.table.files[file].module
        let text = """
            this file imports \(shown), which Heirloom did not read: \(modules.count == 1 ? "a target" : "targets") \
            of the same package must be among the dependencies of '\(target)'
            """
        return [note(text, at: property)]
    }

    /// Returns the element request of a collection whose elements are a protocol in the sources.
    func unlistedElement(of request: BuildRequest) -> BuildRequest? {
        guard let element = request.collection?.element, isProtocol(element.wanted.canonical) else {
            return nil
        }
        return element
    }

    /// Returns the fixes for the choices that are certain.
    func edits(for request: BuildRequest, _ properties: [DependencyID]) -> [Fix?] {
        if request.isNamed || request.builder != nil { return [] }
        switch UnbuiltType(request.wanted, in: tree.table) {
        case .listed: return []
        case .plainValue, .structural, .extended:
            return [properties.allSatisfy { remedies.providerAbove($0) != nil } ? .receive(properties) : nil]
        }
    }

    /// Returns advice for a value that is not built: to receive it, to pass it in, or to write it in the source.
    func handing(_ properties: [DependencyID]) -> [Diagnostic.Note] {
        // Nothing can be passed to a root, but perhaps to another owner of such a property.
        let property = properties.first { !remedies.isRoot($0.scope) } ?? properties[0]
        let declaration = "let \(escapedText(of: property))"
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
            ? "to give it one value, declare an '@Instantiable' type that holds it, and depend on that type"
            : "to give it one value, write '\(declaration) = …' without '@Instantiated'"
        if remedies.isRoot(property.scope) { return [note(own, at: property)] }
        let isOnDemand = remedies.isBuiltOnDemand(property.scope)
        let forwarded =
            isOnDemand
            ? "to pass it when '\(owner)' is built, write '@Forwarded \(declaration)'"
            : """
            to pass it, write '@Forwarded \(declaration)', and build '\(owner)' with \
            \(remedies.instantiator(of: property.scope))
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
        let name = name(candidate)
        return note("'\(name)' can be built for it: write 'fulfilledByType: \"\(name)\"'", at: candidate)
    }

    /// Returns notes about instantiable types that conform to the wanted protocol, or to that of the elements, without
    /// listing it.
    func conformers(of request: BuildRequest, apartFrom others: [ScopeID] = []) -> [Diagnostic.Note] {
        let isCollected = request.collection != nil
        let request = unlistedElement(of: request) ?? request
        guard let wanted = request.wanted.canonical.entity(in: tree.table) else { return [] }
        let relation = isProtocol(request.wanted.canonical) ? "conforms to it" : "inherits from it"
        return conformers.conformers(to: wanted).filter { !others.contains($0) }.map { id in
            note(
                """
                '\(name(id))' \(relation): write \
                '@Instantiable(fulfillingAdditionalTypes: [\(spelling(request.wanted.canonical)).self])'
                """,
                at: id
            )
        } + choosing(genericConformersTo: wanted, isCollected)
    }

    /// Returns notes about how to instantiate a specialization of these types.
    private func choosing(genericConformersTo wanted: EntityID, _ isCollected: Bool) -> [Diagnostic.Note] {
        genericConformers(to: wanted).map { generic in
            let name = name(generic)
            let argument = isCollected ? "collecting: [\"\(name)<…>\"]" : "fulfilledByType: \"\(name)<…>\""
            return note("'\(name)' conforms to it: specify which one with '\(argument)'", at: generic)
        }
    }
}
