import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel
import HeirloomReading

extension FixWriter {
    /// Returns a fix-it that marks a stored property with an attribute, or replaces the attribute at the place.
    func mark(_ attribute: String, at place: SourceLocation) -> FixIt {
        FixIt(message: "mark it '\(attribute)'", edits: [changes.word(attribute, at: place)])
    }

    /// Returns a fix-it that removes an argument from a property's attribute.
    func remove(_ argument: String, from property: DependencyID) -> FixIt? {
        guard let attribute = changes.attribute(of: property), let written = attribute.argument(argument),
            let edits = changes.edits(in: tree[property.scope].file)
        else { return nil }
        return FixIt(
            message: "remove '\(argument)\(argument == "collecting" ? "" : ": true")'",
            edits: [edits.remove(written, from: attribute)]
        )
    }

    /// Returns a fix-it that adds `erasedToConcreteExistential: true` to a property whose type is a wrapper.
    func addErasure(_ property: DependencyID) -> FixIt? {
        guard let attribute = changes.attribute(of: property) else { return nil }
        let type = remedies.text(tree[property].declared.type)
        let message = "wrap it in '\(type)'"
        let edit: FixIt.Edit
        if let written = attribute.argument("erasedToConcreteExistential") {
            edit = changes.replace(
                written.range,
                of: property.scope,
                with: "erasedToConcreteExistential: true"
            )
        } else {
            edit = changes.adding(
                "erasedToConcreteExistential: true",
                to: attribute,
                after: ["fulfilledByType", "fulfilledByDependencyNamed", "ofType"],
                of: property.scope
            )
        }
        return FixIt(message: message, edits: [edit])
    }

    /// Returns a fix-it that gives a parameter of an initializer the type of its property.
    func takeType(of property: DependencyID, at place: SourceLocation) -> FixIt {
        let edit = FixIt.Edit(location: place, newText: tree[property].declared.parameterSpelling)
        return FixIt(message: "use the type of the property", edits: [edit])
    }

    /// Returns a fix-it that changes the type of a property from `X` to `X?`.
    func makeOptional(_ property: DependencyID) -> FixIt? {
        let declaration = tree[property].declared.declaration
        let type = TypeExpression.optional(declaration.type.type)
        return changes.retyping(property, as: type, isReferable: true).map { edits in
            FixIt(message: "make '\(declaration.label)' optional", edits: edits)
        }
    }

    /// Returns fix-its that receive values that nothing builds, if all owners that build the scopes provide it.
    func receive(_ properties: [DependencyID]) -> [FixIt] {
        guard properties.allSatisfy({ remedies.providerAbove($0) != nil }) else { return [] }
        let edits = allEdits(properties) { property in
            changes.attributing(property, as: "@Received").map { [$0] }
        }
        return edits.map { [FixIt(message: "receive it", edits: $0)] } ?? []
    }

    /// Returns a fix-it that chooses one of several types that list the type of a property.
    func choose(_ candidate: ScopeID, for property: DependencyID) -> FixIt? {
        guard let request = tree[property].declared.request, canBuild(candidate, for: request),
            let attribute = changes.attribute(of: property),
            let named = names.naming(candidate, in: property.scope)
        else { return nil }
        let isWrapper =
            !request.isWrapped
            && tree.conversions.lacksWrapping(of: tree[candidate].declared.type, for: request.requested)
        let wrapped = isWrapper ? ", erasedToConcreteExistential: true" : ""
        let chosen = changes.adding(
            "fulfilledByType: \"\(named)\"\(wrapped)",
            to: attribute,
            of: property.scope
        )
        let message = "build a '\(remedies.name(candidate))'"
        guard let builder = request.builder, !builder.isErased else {
            return FixIt(message: message, edits: [chosen])
        }
        // An instantiator builds the type in its generic argument; only an erased one can build another type.
        let kind = BuilderKind(isErased: true, isSendable: builder.isSendable)
        return remedies.erased(kind, of: candidate, as: request.requested, in: property)
            .flatMap { respell(property, as: $0) }
            .map { FixIt(message: message, edits: [chosen] + $0.edits) }
    }

    func canBuild(_ product: ScopeID, for request: BuildRequest) -> Bool {
        request.builder != nil || tree[product].forwarded.isEmpty
    }

    /// Returns a fix-it that corrects the name of a type that was not found, in all properties that request it.
    func respell(_ properties: [DependencyID], as found: ScopeID) -> FixIt? {
        var isImported = false
        let edits = allEdits(properties) { property -> [FixIt.Edit]? in
            guard let request = tree[property].declared.request, canBuild(found, for: request) else {
                return nil
            }
            if let written = request.attribute.fulfilledByType {
                return names.naming(found, in: property.scope).map {
                    [changes.replace(written.range, of: property.scope, with: "\"\($0)\"")]
                }
            }
            guard !facts.isNeeded(tree[property].declared.value, in: property.scope),
                let written = names.writing(tree[found].declared.type, in: property.scope)
            else { return nil }
            let declared = tree[property].declared.declaration.type.type
            let wanted = request.wanted.spelled.withoutAny.lastName
            let respelled = declared.replacingNames { components in
                components.last?.name == wanted ? written.type : .named(components)
            }
            isImported = respelled == declared
            if isImported { return imports(written, in: property.scope) }
            return changes.retyping(
                property,
                as: respelled,
                isReferable: request.builder == nil && tree.isOfObjects(tree[found].declared.type.canonical),
                isFound: isRead(request.wanted)
            ).map { $0 + imports(written, in: property.scope) }
        }
        let message = isImported ? "import '\(tree.module(of: found))'" : "write '\(remedies.name(found))'"
        return edits.map { FixIt(message: message, edits: $0) }
    }

    /// Returns a fix-it that writes the full name of a type in the type of a property, or in a string of its attribute.
    func respell(_ name: String, as path: [String], at property: DependencyID, _ string: TypeReference?)
        -> FixIt?
    {
        let written = string?.type ?? tree[property].declared.declaration.type.type
        let type = written.replacingNames { components in
            guard components[0].name == name else { return .named(components) }
            var full = path.map { TypeNameComponent($0) }
            full[full.count - 1].arguments = components[0].arguments
            return .named(full + components.dropFirst())
        }
        let edits =
            string.map { [changes.replace($0.range, of: property.scope, with: "\"\(type.spelling)\"")] }
            ?? changes.retyping(property, as: type, isFound: false)
        return edits.map { FixIt(message: "write '\(path.typeSpelling)'", edits: $0) }
    }

    /// Returns a fix-it that writes the full name of one of the types that a name may denote.
    func qualify(_ reference: AmbiguousReference, as candidate: EntityID, in scope: ScopeID)
        -> FixIt?
    {
        let path = tree.table.qualifiedPath(of: candidate)
        let written = reference.written
        let type = written.type.replacingNames { components in
            guard components.first?.name == reference.name.name else { return .named(components) }
            var first = path.map { TypeNameComponent($0) }
            first[first.count - 1].arguments = components[0].arguments
            return .named(first + components.dropFirst())
        }
        guard type != written.type else { return nil }
        let message = "write '\(path.typeSpelling)'"
        if reference.isText {
            let text = "\"\(type.spelling)\""
            return FixIt(message: message, edits: [changes.replace(written.range, of: scope, with: text)])
        }
        let own = tree[scope].dependencies.firstIndex { $0.declared.declaration.type == written }
        guard let own else {
            let edit = changes.replace(written.range, of: scope, with: type.spelling)
            return FixIt(message: message, edits: [edit])
        }
        let edits = changes.retyping(
            DependencyID(scope: scope, index: own),
            as: type,
            isReferable: tree.isOfObjects(candidate),
            isFound: false
        )
        return edits.map { FixIt(message: message, edits: $0) }
    }

    // MARK: Collections

    /// Returns a fix-it that names the element of a collection in `collecting` instead of `fulfilledByType`.
    func collectWhatIsNamed(at property: DependencyID) -> FixIt? {
        guard let attribute = changes.attribute(of: property), attribute.arguments?.count == 1,
            let written = attribute.argument("fulfilledByType"),
            let named = tree[property].declared.request?.attribute.fulfilledByType
        else { return nil }
        let text = "collecting: [\"\(named.type.spelling)\"]"
        return FixIt(
            message: "collect it",
            edits: [changes.replace(written.range, of: property.scope, with: text)]
        )
    }

    /// Returns a fix-it that corrects the name of an element in `collecting`.
    func nameElement(_ name: TypeReference, as found: ScopeID, at property: DependencyID) -> FixIt? {
        names.naming(found, in: property.scope).map { named in
            let edit = changes.replace(name.range, of: property.scope, with: "\"\(named)\"")
            return FixIt(message: "write '\(named)'", edits: [edit])
        }
    }

    /// Returns a fix-it that mentions each name in `collecting` once.
    func namingOnce(at property: DependencyID) -> FixIt? {
        guard let collected = tree[property].collected, let chosen = collected.request.chosen,
            let written = changes.attribute(of: property)?.argument("collecting")
        else { return nil }
        let repeated = Set(collected.repeated.map(\.name.range))
        let names = chosen.filter { !repeated.contains($0.name.range) }.map { "\"\($0.name.type.spelling)\"" }
        let text = "collecting: [\(names.joined(separator: ", "))]"
        return FixIt(
            message: "list each once",
            edits: [changes.replace(written.range, of: property.scope, with: text)]
        )
    }
}

extension FixWriter {
    /// Returns a fix-it that builds products on demand instead of immediately.
    func buildOnDemand(_ edges: [BuildEdge]) -> FixIt? {
        allEdits(edges, edits: buildOnDemand).map { FixIt(message: "build it on demand", edits: $0) }
    }

    /// Returns edits that build a product on demand instead of immediately, if nothing receives it.
    private func buildOnDemand(_ edge: BuildEdge) -> [FixIt.Edit]? {
        let property = edge.builtFor
        let declared = tree[property].declared
        guard !facts.isNeeded(declared.value, in: property.scope), let later = remedies.onDemand(edge),
            let attribute = changes.attribute(of: property),
            let retyped = changes.retyping(property, as: later.type.type)
        else { return nil }
        // A collection keeps its other arguments.
        let isAttributed =
            tree[property].collected == nil
            && (attribute.arguments?.isEmpty == false || later.attribute != "@Instantiated")
        let attributed = isAttributed ? changes.attributing(property, as: later.attribute) : nil
        let labeled =
            later.label == declared.declaration.label
            ? nil : changes.replace(declared.declaration.labelRange, of: property.scope, with: later.label)
        return [attributed, labeled].compactMap(\.self) + retyped + imports(later.type, in: property.scope)
    }
}
