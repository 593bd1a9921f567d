import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns a fix-it that corrects the name of a type that was not found, in all properties that request it.
    func respell(_ properties: [DependencyID], as found: ScopeID) -> FixIt? {
        if tree[found].declared.isGeneric { return respell(properties, asGeneric: found) }
        var isImported = false
        let edits = allEdits(properties) { property -> [FixIt.Edit]? in
            guard let request = tree[property].declared.request, canBuild(found, for: request) else {
                return nil
            }
            if let written = tree[property].declared.declaration.source.fulfilledByType {
                return changes.naming(found, in: property.scope).map {
                    [changes.replace(written.range, of: property.scope, with: "\"\($0)\"")]
                }
            }
            guard !facts.isNeeded(tree[property].declared.value, in: property.scope),
                let written = changes.writing(tree[found].declared.type, in: property.scope)
            else { return nil }
            let declared = tree[property].declared.declaration.type.type
            let wanted = request.wanted.spelled.withoutAny.lastName
            let respelled = declared.replacingNames { components in
                components.last?.name == wanted ? written.type : .named(components)
            }
            isImported = respelled == declared
            if isImported { return written.edits }
            return changes.retyping(
                property,
                as: respelled,
                isReferable: request.builder == nil && tree.isOfObjects(tree[found].declared.type.canonical),
                isFound: isRead(request.wanted)
            ).map { $0 + written.edits }
        }
        let message = isImported ? "import '\(tree.module(of: found))'" : "write '\(name(found))'"
        return edits.map { FixIt(message: message, edits: $0) }
    }

    /// Returns the fix-it for a generic type, which keeps the generic arguments in the source.
    private func respell(_ properties: [DependencyID], asGeneric found: ScopeID) -> FixIt? {
        var meant: String?
        let edits = allEdits(properties) { property -> [FixIt.Edit]? in
            guard let request = tree[property].declared.request, canBuild(found, for: request),
                let written = tree[property].declared.declaration.source.fulfilledByType,
                let name = naming(found, inPlaceOf: written, in: property.scope)
            else { return nil }
            meant = name
            return [changes.replace(written.range, of: property.scope, with: "\"\(name)\"")]
        }
        guard let edits, let meant else { return nil }
        return FixIt(message: "write '\(meant)'", edits: edits)
    }

    /// Returns the text that names a type instead of a written one; `nil` for a generic type if the number of written
    /// arguments does not match.
    func naming(_ found: ScopeID, inPlaceOf written: TypeReference, in scope: ScopeID) -> String? {
        guard tree[found].declared.isGeneric else { return changes.naming(found, in: scope) }
        let parameters = tree[found].declared.declaration.genericParameters
        guard case .named(let components) = written.type.withoutAny,
            components.last?.arguments.count == parameters.count
        else { return nil }
        return naming(found, like: written.type).spelling
    }

    /// `Repository<Note>` for a generic type `Repository` and a written `Repositry<Note>`.
    func naming(_ generic: ScopeID, like written: TypeExpression) -> TypeExpression {
        var path = tree[generic].declared.declaration.path.map { TypeNameComponent($0) }
        if case .named(let components) = written.withoutAny, let last = components.last {
            path[path.count - 1].arguments = last.arguments
        }
        return changes.withoutModules(.named(path))
    }

    /// Returns a fix-it that writes the full name of a nested type in the type of a property.
    func respell(_ name: String, as path: [String], at property: DependencyID) -> FixIt? {
        let type = tree[property].declared.declaration.type.type.replacingNames { components in
            guard components[0].name == name else { return .named(components) }
            var full = path.map { TypeNameComponent($0) }
            full[full.count - 1].arguments = components[0].arguments
            return .named(full + components.dropFirst())
        }
        return changes.retyping(property, as: type, isFound: false).map {
            FixIt(message: "write '\(path.typeSpelling)'", edits: $0)
        }
    }

    /// Returns a fix-it that adds a type to the list of a type that conforms to it.
    func list(_ wanted: ResolvedType, in conformer: ScopeID, for request: BuildRequest) -> FixIt? {
        let declaration = tree[conformer].declared.declaration
        guard !request.isNamed, canBuild(conformer, for: request),
            let written = changes.writing(wanted, in: conformer)
        else { return nil }
        let element = "\(written.type.withoutAny.spelling).self"
        let label = "fulfillingAdditionalTypes"
        let edit: FixIt.Edit
        if let first = declaration.fulfilledTypes.first {
            edit = changes.insert("\(element), ", at: first.range.start, of: conformer)
        } else if declaration.attribute.arguments.contains(where: { $0.label == label }) {
            return nil
        } else {
            edit = changes.adding(
                "\(label): [\(element)]",
                to: declaration.attribute,
                after: ["isRoot"],
                of: conformer
            )
        }
        return FixIt(message: "declare that '\(name(conformer))' fulfills it", edits: [edit] + written.edits)
    }

    /// Returns a fix-it that chooses one of several types that list the type of a property.
    func choose(_ candidate: ScopeID, for property: DependencyID) -> FixIt? {
        guard let request = tree[property].declared.request, canBuild(candidate, for: request),
            let attribute = tree[property].declared.declaration.attribute,
            let named = changes.naming(candidate, in: property.scope)
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
        let message = "build a '\(name(candidate))'"
        guard let builder = request.builder, !builder.isErased else {
            return FixIt(message: message, edits: [chosen])
        }
        // An instantiator builds the type in its generic argument; only an erased one can build another type.
        let kind = BuilderKind(isErased: true, isSendable: builder.isSendable)
        guard !facts.isNeeded(tree[property].declared.value, in: property.scope),
            let type = erased(kind, of: candidate, as: request.requested, in: property),
            let edits = changes.retyping(property, as: type.type)
        else { return nil }
        return FixIt(message: message, edits: [chosen] + edits + type.edits)
    }

    /// Returns the `ErasedInstantiator<Forwarded, Product>` that a product requires.
    func erased(
        _ kind: BuilderKind,
        of product: ScopeID,
        as requested: ResolvedType,
        in property: DependencyID
    ) -> WrittenType? {
        let types = tree[product].forwarded.map { tree[product].dependencies[$0].declared.type }
        return erased(kind, taking: tree.forwardedProperties(types, of: product), as: requested, in: property)
    }

    func erased(_ kind: BuilderKind, along edge: BuildEdge) -> WrittenType? {
        let forwarded = tree.declaredForwardedProperties(along: edge)
        return erased(kind, taking: forwarded, as: tree.declaredRequest(along: edge), in: edge.builtFor)
    }

    private func erased(
        _ kind: BuilderKind,
        taking forwarded: ResolvedType,
        as requested: ResolvedType,
        in property: DependencyID
    ) -> WrittenType? {
        let properties =
            forwarded.canonical == .tuple([])
            ? forwarded.spelledOtherwise(void(in: property.scope)) : forwarded
        guard let first = changes.writing(properties, in: property.scope),
            let second = changes.writing(requested, in: property.scope)
        else { return nil }
        let type = TypeExpression.generic(kind.typeName, [first.type, second.type])
        let isOptional = tree[property].declared.declaration.type.type.wrappedInOptional != nil
        return WrittenType(type: isOptional ? .optional(type) : type, edits: first.edits + second.edits)
    }

    /// Returns `Void`, or `()` if another type has that name.
    func void(in scope: ScopeID) -> TypeExpression {
        let void = TypeExpression.named([TypeNameComponent("Void")])
        let place = Place(file: tree[scope].file, enclosing: tree[scope].declared.entity)
        return tree.resolver.resolve(void, from: place).type.canonical == .tuple([]) ? void : .tuple([])
    }

    /// Returns a fix-it that writes the full name of one of the types that a name may denote.
    func qualify(_ reference: AmbiguousReference, as candidate: EntityID, in scope: ScopeID) -> FixIt? {
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

    private func canBuild(_ product: ScopeID, for request: BuildRequest) -> Bool {
        request.builder != nil || tree[product].forwarded.isEmpty
    }
}

extension DependencyDeclaration.Source {
    /// The type named in `fulfilledByType`.
    var fulfilledByType: TypeReference? {
        guard case .instantiated(let instantiation) = self else { return nil }
        return instantiation.fulfilledByType
    }
}
