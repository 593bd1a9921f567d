import HeirloomGraph
import HeirloomModel

extension Remedies {
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
        let fixIt = FixIt(
            message: "declare that '\(name(conformer))' fulfills it",
            edits: [edit] + written.edits
        )
        // A listed type that nothing declares may be a misspelling of this one.
        let place = Place(file: tree[conformer].file, enclosing: tree[conformer].declared.entity)
        let isEveryTypeRead = declaration.fulfilledTypes.allSatisfy {
            isRead(tree.resolver.resolve($0.type, from: place).type)
        }
        return isEveryTypeRead && !declaration.isNamedLikeDouble ? fixIt : fixIt.guessed
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
        return erased(kind, of: candidate, as: request.requested, in: property)
            .flatMap { respell(property, as: $0) }
            .map { FixIt(message: message, edits: [chosen] + $0.edits) }
    }

    /// Returns the `ErasedInstantiator<Forwarded, Product>` that a product requires.
    func erased(
        _ kind: BuilderKind,
        of product: ScopeID,
        as requested: ResolvedType,
        in property: DependencyID
    ) -> WrittenType? {
        erased(kind, taking: tree[product].declared.forwardedProperties, as: requested, in: property)
    }

    func erased(_ kind: BuilderKind, along edge: BuildEdge) -> WrittenType? {
        erased(kind, of: edge.product, as: edge.requestedType, in: edge.builtFor)
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
        let place = tree[scope].declared.place
        return tree.resolver.resolve(void, from: place).type.canonical == .tuple([]) ? void : .tuple([])
    }

    func canBuild(_ product: ScopeID, for request: BuildRequest) -> Bool {
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

extension InstantiableDeclaration {
    /// Whether the type is named like a test double: `MockStore`, `StoreFake`.
    fileprivate var isNamedLikeDouble: Bool {
        guard let name = path.last else { return false }
        return ["Mock", "Fake", "Stub", "Spy", "Dummy", "Preview"].contains {
            name.hasPrefix($0) || name.hasSuffix($0)
        }
    }
}
