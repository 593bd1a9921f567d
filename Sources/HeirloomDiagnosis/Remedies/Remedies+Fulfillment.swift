import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Another name for a type that was not found, at all properties that ask for it.
    func respell(_ hops: [TreeSurvey.Hop], as found: ScopeID) -> FixIt? {
        var isImported = false
        let edits = allEdits(hops) { hop -> [FixIt.Edit]? in
            guard case .instantiated(let order, _) = tree[hop].link, canBuild(found, for: order) else {
                return nil
            }
            if let written = tree[hop].declared.declaration.source.fulfilledByType {
                return changes.naming(found, in: hop.scope).map {
                    [changes.replace(written.range, of: hop.scope, with: "\"\($0)\"")]
                }
            }
            guard !facts.isNeeded(tree[hop].declared.value, in: hop.scope),
                let written = changes.writing(tree[found].declared.type, in: hop.scope)
            else { return nil }
            let declared = tree[hop].declared.declaration.type.type
            let wanted = order.wanted.spelled.withoutAny.lastName
            let respelled = declared.replacingNames { components in
                components.last?.name == wanted ? written.type : .named(components)
            }
            isImported = respelled == declared
            if isImported { return written.edits }
            return changes.retyping(
                hop,
                as: respelled.spelling,
                isReferable: order.builder == nil && tree.isOfObjects(tree[found].declared.type.canonical),
                isFound: isRead(order.wanted)
            ).map { $0 + written.edits }
        }
        let message = isImported ? "import '\(tree.module(of: found))'" : "write '\(name(found))'"
        return edits.map { FixIt(message: message, edits: $0) }
    }

    /// One more type in the list of a type that conforms to it.
    func list(_ wanted: ResolvedType, in conformer: ScopeID, for order: DeclaredDependency.Order) -> FixIt? {
        let declaration = tree[conformer].declaration
        guard !order.isNamed, canBuild(conformer, for: order),
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
        return FixIt(message: "let '\(name(conformer))' fulfill it", edits: [edit] + written.edits)
    }

    /// What is built for a property of which several types list the type.
    func choose(_ candidate: ScopeID, for hop: TreeSurvey.Hop) -> FixIt? {
        guard case .instantiated(let order, _) = tree[hop].link, canBuild(candidate, for: order),
            let attribute = tree[hop].declared.declaration.attribute,
            let named = changes.naming(candidate, in: hop.scope)
        else { return nil }
        let isWrapper =
            !order.isWrapped
            && tree.conversions.lacksWrapping(of: tree[candidate].declared.type, for: order.requested)
        let wrapped = isWrapper ? ", erasedToConcreteExistential: true" : ""
        let chosen = changes.adding("fulfilledByType: \"\(named)\"\(wrapped)", to: attribute, of: hop.scope)
        let message = "build a '\(name(candidate))'"
        guard let builder = order.builder, !builder.isErased else {
            return FixIt(message: message, edits: [chosen])
        }
        // What an instantiator builds is its argument; only an erased one may build another type.
        let kind = BuilderKind(isErased: true, isSendable: builder.isSendable)
        guard !facts.isNeeded(tree[hop].declared.value, in: hop.scope),
            let type = erased(kind, of: candidate, for: order, in: hop),
            let edits = changes.retyping(hop, as: type.text)
        else { return nil }
        return FixIt(message: message, edits: [chosen] + edits + type.edits)
    }

    /// `ErasedInstantiator<Forwarded, Product>` as it must be for what is built.
    func erased(
        _ kind: BuilderKind,
        of product: ScopeID,
        for order: DeclaredDependency.Order,
        in hop: TreeSurvey.Hop
    ) -> WrittenType? {
        let forwarded = tree[product].forwarded
        let external = forwarded.compactMap { tree[product].dependencies[$0].declared.type.externalNamesFile }
        let properties = ResolvedType(
            spelled: forwarded.isEmpty ? void(in: hop.scope) : tree[product].forwardedProperties(\.spelled),
            canonical: tree[product].forwardedProperties(\.canonical),
            externalNamesFile: external.first
        )
        guard let first = changes.writing(properties, in: hop.scope),
            let second = changes.writing(order.requested, in: hop.scope)
        else { return nil }
        let type = TypeExpression.generic(kind.typeName, [first.type, second.type])
        let isOptional = tree[hop].declared.declaration.type.type.wrappedInOptional != nil
        return WrittenType(type: isOptional ? .optional(type) : type, edits: first.edits + second.edits)
    }

    /// `Void`, and `()` where a type has that name.
    func void(in scope: ScopeID) -> TypeExpression {
        let void = TypeExpression.named([TypeNameComponent("Void")])
        let place = Place(file: tree[scope].file, enclosing: tree[scope].declared.entity)
        return tree.resolver.resolve(void, from: place).type.canonical == .tuple([]) ? void : .tuple([])
    }

    /// The full name of one of the types for which a name stands.
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
        let message = "write '\(path.joined(separator: "."))'"
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
            TreeSurvey.Hop(scope: scope, dependency: own),
            as: type.spelling,
            isReferable: tree.isOfObjects(candidate),
            isFound: false
        )
        return edits.map { FixIt(message: message, edits: $0) }
    }

    private func canBuild(_ product: ScopeID, for order: DeclaredDependency.Order) -> Bool {
        order.builder != nil || tree[product].forwarded.isEmpty
    }
}

extension DependencyDeclaration.Source {
    /// The type named in `fulfilledByType`.
    var fulfilledByType: TypeReference? {
        guard case .instantiated(let instantiation) = self else { return nil }
        return instantiation.fulfilledByType
    }
}
