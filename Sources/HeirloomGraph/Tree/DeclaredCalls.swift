import HeirloomModel

/// The labeled calls of instantiators that the module itself declares:
/// `extension Instantiator where T == Row { func instantiate(text: String) -> Row }`.
struct DeclaredCalls {
    /// The parts in which two functions must agree to be redeclarations.
    private struct Call: Hashable {
        var labels: [String]
        var types: [TypeExpression]
        var product: TypeExpression
    }

    private var kinds: [Call: Set<BuilderKind>] = [:]

    init(_ tree: ScopeTree) {
        for file in tree.table.files.withExtensions where tree.table.files[file].module == tree.input.module {
            for extending in tree.table.files[file].summary.extensions
            where !extending.labeledCalls.isEmpty && extending.condition == nil {
                add(extending, in: Place(file: file), resolvedBy: tree.resolver)
            }
        }
    }

    private mutating func add(
        _ extending: ExtensionSummary,
        in place: Place,
        resolvedBy resolver: TypeResolver
    ) {
        let extended = resolver.resolve(extending.extendedType.type, from: place).type.canonical
        guard case .named(let components) = extended, components.count == 1,
            let kind = BuilderKind(typeName: components[0].name)
        else { return }
        func canonical(_ type: TypeExpression) -> TypeExpression {
            resolver.resolve(type, from: place).type.canonical
        }
        for call in extending.labeledCalls {
            let requirements = extending.requirements + call.requirements
            let written = requirements.lazy.compactMap(\.productOfInstantiator).first
            guard let product = components[0].arguments.first ?? written.map(canonical) else { continue }
            let arguments = ["T": product]
            guard canonical(call.result).substituting(arguments) == product else { continue }
            let types = call.types.map { canonical($0).substituting(arguments) }
            kinds[Call(labels: call.labels, types: types, product: product), default: []].insert(kind)
        }
    }

    /// Returns the instantiators for which the labeled call of a type is declared.
    func instantiators(of scope: DeclaredScope, _ tree: ScopeTree) -> Set<BuilderKind> {
        if kinds.isEmpty || scope.forwarded.isEmpty { return [] }
        let values = scope.forwarded.map { tree.values[scope.dependencies[$0].value] }
        let call = Call(
            labels: values.map(\.label),
            types: values.map(\.type.canonical),
            product: scope.type.canonical
        )
        return kinds[call] ?? []
    }
}

extension GenericRequirement {
    /// The `Row` in `T == Row` and in `Row == T`.
    fileprivate var productOfInstantiator: TypeExpression? {
        let parameter = TypeExpression.named([TypeNameComponent("T")])
        if subject == parameter { return sameType }
        return sameType == parameter ? subject : nil
    }
}

extension TypeExpression {
    /// Returns the canonical type with arguments in place of generic parameters.
    fileprivate func substituting(_ arguments: [String: TypeExpression]) -> TypeExpression {
        if arguments.isEmpty { return self }
        return replacingNames { components in
            let argument = components.first.flatMap { arguments[$0.name] }
            return argument?.appending(components.dropFirst()) ?? .named(components)
        }
    }
}
