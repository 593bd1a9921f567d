import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// A type that conforms to the element type of a collection, and that nothing builds, lists the element type.
    func unlistedElementProblems() -> [GraphProblem] {
        let collections = collectingProperties()
        if collections.isEmpty { return [] }
        let used = UsedScopes(survey)
        var problems: [GraphProblem] = []
        for scope in tree.ids where !used.contains(scope) && mayBeForgotten(scope) {
            guard let entity = tree[scope].declared.entity else { continue }
            let above = Set(tree.conversions.supertypes.certain(above: entity))
            for (element, property) in collections
            where above.contains(.read(element)) && lacks(scope, in: property) {
                problems.append(GraphProblem(unlistedElement(scope, property)))
            }
        }
        return problems
    }

    /// Returns the first property that collects each element type without `collecting`, in the order of the properties.
    private func collectingProperties() -> [(element: EntityID, property: DependencyID)] {
        var known: Set<EntityID> = []
        return survey.collections.compactMap { property in
            // An empty collection is reported separately.
            guard let request = tree[property].collected?.request, request.chosen == nil,
                !tree[property].edges.isEmpty,
                let element = request.element.wanted.canonical.entity(in: tree.table),
                known.insert(element).inserted
            else { return nil }
            return (element, property)
        }
    }

    /// Whether a scope can be collected as it is declared.
    private func mayBeForgotten(_ scope: ScopeID) -> Bool {
        let declaration = tree[scope].declared.declaration
        return tree[scope].declared.owner == nil && tree[scope].declared.arguments == nil
            && tree.linker.builder(of: tree[scope].declared.typeID) == scope
            && declaration.isRoot != true && !declaration.hasLocalFaults && !declaration.isDiscouraged
    }

    /// Whether a scope could be an element of a collection but does not list the element type.
    private func lacks(_ scope: ScopeID, in property: DependencyID) -> Bool {
        guard let element = tree[property].collected?.request.element,
            let entity = tree[scope].declared.entity
        else { return false }
        let root = survey.path(to: property.scope).edges.first?.owner ?? property.scope
        return (element.builder != nil || tree[scope].forwarded.isEmpty)
            && !tree.linker.fulfillers(of: element.wantedID).contains(scope)
            && tree[scope].declared.typeID != element.wantedID
            && tree.table.isVisible(entity, from: tree[root].file)
            && !tree.takes(element.wanted.canonical, scope)
            && tree.conversions.converts(tree[scope].declared.type.canonical, to: element.wanted.canonical)
                == .yes
            && !listsUnderCondition(element.wanted.canonical, scope)
    }

    /// Whether a type lists another one in a different build configuration.
    private func listsUnderCondition(_ type: TypeExpression, _ scope: ScopeID) -> Bool {
        let declaration = tree[scope].declared.declaration
        let module = tree.module(of: scope)
        return tree.input.undecidedModules.lazy.filter { $0.name == module }
            .flatMap(\.files).flatMap(\.instantiables)
            .contains { other in
                other.path == declaration.path
                    && other.fulfilledTypes.contains { $0.type.withoutAny.lastName == type.lastName }
            }
    }

    private func unlistedElement(_ scope: ScopeID, _ property: DependencyID) -> Diagnostic {
        guard let request = tree[property].collected?.request.element else {
            preconditionFailure("only a collection has elements")
        }
        let element = spelling(request.wanted.spelled.withoutAny)
        let label = tree[property].declared.declaration.label
        return Diagnostic(
            id: .unlistedElement,
            message: """
                '\(label)' does not collect '\(name(scope))', which conforms to '\(element)' but does not list it
                """,
            location: place(scope),
            notes: [
                note("'\(name(property.scope))' collects '\(text(of: property))' here", at: property),
                note(
                    """
                    write '@Instantiable(fulfillingAdditionalTypes: [\(element).self])'; to leave it out, add \
                    '// heirloom-ignore: unlisted-element' at the end of the line
                    """,
                    at: scope
                ),
            ],
            fixIts: fixIts([.list(request.wanted, in: scope, for: request).guessed])
        )
    }

    /// The list of a generic type does not mention its generic parameters: swiftc crashes on an attribute that does, so
    /// that the macros cannot report it.
    func genericFulfillmentProblems() -> [GraphProblem] {
        tree.ids.filter { tree[$0].declared.isGeneric }.flatMap { id -> [GraphProblem] in
            let declaration = tree[id].declared.declaration
            return declaration.fulfilledTypes.enumerated().compactMap { index, listed in
                let isMentioned = listed.type.containsName {
                    declaration.genericParameters.contains($0[0].name)
                }
                return isMentioned ? GraphProblem(genericFulfillment(of: id, at: index)) : nil
            }
        }
    }

    private func genericFulfillment(of scope: ScopeID, at index: Int) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let listed = declaration.fulfilledTypes[index]
        let name = declaration.path.joined(separator: ".")
        let type = listed.type.withoutParentheses.spelling
        let advice = """
            to build '\(name)' for a property of type '\(type)', write '@Instantiated(fulfilledByType: "\(name)<…>")' \
            there
            """
        return Diagnostic(
            id: .unsupportedGenerics,
            message: """
                '\(name)' cannot list '\(type)': swiftc crashes if the attribute uses the type's generic parameters; \
                remove it from the list
                """,
            location: location(listed.range, scope),
            notes: [note(advice, at: scope)]
        )
    }

    /// The type that `instantiate` returns under another name is the extended type.
    ///
    /// The local rule checks the names themselves; this rule follows aliases.
    func wrongInstantiateResultProblems() -> [GraphProblem] {
        // A function that returns any specialization of a generic type is wrong, too: an extension builds only one.
        returningOther()
            + tree.ids.filter { tree.isOfAny(tree[$0].declared) }.map {
                GraphProblem(unspecializedResult($0))
            }
    }

    private func returningOther() -> [GraphProblem] {
        tree.ids.compactMap { id in
            let scope = tree[id].declared
            guard case .extension = scope.declaration.form,
                case .named = scope.type.canonical,
                scope.type.canonical.lastName != scope.declaration.path.last
            else { return nil }
            let extended = TypeExpression.named(scope.declaration.path.map { TypeNameComponent($0) })
            let resolved = tree.resolver.resolve(extended, from: Place(file: scope.file)).type
            let returned = scope.type.canonical.withoutArguments
            guard returned != resolved.canonical.withoutArguments, returned.entity(in: tree.table) != nil
            else { return nil }
            return GraphProblem(wrongInstantiateResult(id))
        }
    }

    private func wrongInstantiateResult(_ scope: ScopeID) -> Diagnostic {
        let returned = tree[scope].declared.declaration.type.type.spelling
        let meant = spelling(tree[scope].declared.type.canonical)
        var diagnostic = unusableInstantiate(scope) { "'\($0)'" }
        if meant != returned {
            diagnostic.notes = [note("'\(returned)' is '\(meant)'", at: diagnostic.location)]
        }
        return diagnostic
    }

    private func unspecializedResult(_ scope: ScopeID) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let extended = declaration.path.joined(separator: ".")
        let advice = "to build every specialization, put '@Instantiable' on '\(extended)'"
        var diagnostic = unusableInstantiate(scope) { _ in
            "one specialization of it, but '\(declaration.type.type.spelling)' can be any of them"
        }
        diagnostic.notes = [tree[scope].declared.entity.flatMap { note(advice, at: $0) }].compactMap(\.self)
        return diagnostic
    }

    /// Reports the result of an `instantiate` function.
    private func unusableInstantiate(_ scope: ScopeID, result: (_ extended: String) -> String) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let extended = declaration.path.joined(separator: ".")
        return Diagnostic(
            id: .unusableInstantiate,
            message: "'instantiate' in an extension of '\(extended)' must return \(result(extended))",
            location: location(declaration.type.range, scope)
        )
    }
}

/// The scopes that are roots or that something builds.
private struct UsedScopes {
    private var scopes: Set<ScopeID>
    private var typesOfClosures: Set<TypeExpression> = []
    private let tree: ScopeTree

    init(_ survey: TreeSurvey) {
        tree = survey.tree
        scopes = Set(survey.reached).union(survey.search.rootsElsewhere)
        for id in tree.ids {
            scopes.formUnion(tree[id].products.filter { $0 != id })
            if tree[id].declared.owner != nil {
                typesOfClosures.insert(tree[id].declared.type.canonical.withoutOptional)
            }
        }
    }

    func contains(_ scope: ScopeID) -> Bool {
        scopes.contains(scope) || typesOfClosures.contains(tree[scope].declared.type.canonical)
    }
}

extension ScopeTree {
    /// Whether an extension builds any specialization of a generic type.
    func isOfAny(_ scope: DeclaredScope) -> Bool {
        guard case .extension = scope.declaration.form, !scope.declaration.hasLocalFaults,
            case .named(let components) = scope.type.canonical,
            let last = components.last, last.name == scope.declaration.path.last
        else { return false }
        var parameters = components.count == 1 ? SDKType.parametersOfStandardLibrary[components[0].name] : nil
        if let entity = scope.entity, case .type(let read) = table[entity].kind {
            parameters = read.summary.genericParameters
        }
        guard let parameters, !parameters.isEmpty else { return false }
        let own = parameters.map { TypeExpression.named([TypeNameComponent($0)]) }
        return last.isPlain || last.arguments.contains(where: own.contains)
    }
}
