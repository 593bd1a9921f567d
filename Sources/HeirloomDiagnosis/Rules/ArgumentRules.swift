import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// `collecting` applies only to collections: arrays and dictionaries that no type fulfills as a whole. It mentions each
    /// name once.
    func needlessCollectingProblems() -> [GraphProblem] {
        let needless = survey.instantiations.filter { property in
            let dependency = tree[property]
            return dependency.declared.request?.attribute.collecting != nil && dependency.collected == nil
                // A collection that chooses nothing is 'nil'.
                && !(dependency.declared.request?.collection?.chosen?.isEmpty == true && dependency.isAbsent)
                && !dependency.declared.isAmbiguous && !survey.isSuspect(property.scope)
        }
        let repeated = survey.collections.flatMap { property in
            (tree[property].collected?.repeated ?? []).map { GraphProblem(repeatedElement($0, at: property)) }
        }
        return needless.map { GraphProblem(needlessCollecting($0)) } + repeated
    }

    private func needlessCollecting(_ property: DependencyID) -> Diagnostic {
        let reason: String
        if tree[property].declared.request?.isNamed == true {
            reason = "'fulfilledByType' specifies the type to build"
        } else if let edge = tree[property].edges.first {
            reason = "'\(name(edge.product))' fulfills it directly"
        } else {
            reason = "its type is not an array or dictionary that can be collected"
        }
        let fix = Fix.removeArgument("collecting", from: property).guessed
        return needless(.needlessCollecting, "collecting", at: property, because: reason, fix)
    }

    /// Reports an argument that has no effect.
    private func needless(
        _ id: DiagnosticID,
        _ argument: String,
        at property: DependencyID,
        because reason: String,
        _ fix: Fix
    ) -> Diagnostic {
        Diagnostic(
            id: id,
            message: """
                '\(argument)' has no effect on '\(text(of: property))' of '\(name(property.scope))': \(reason)
                """,
            location: place(property),
            fixIts: fixIts([fix])
        )
    }

    private func repeatedElement(_ element: ChosenElement, at property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .needlessCollecting,
            message: """
                'collecting' of '\(text(of: property))' of '\(name(property.scope))' lists \
                '\(element.name.type.spelling)' more than once; it is collected once
                """,
            location: location(element.name.range, property.scope),
            fixIts: fixIts([.collectOnce(at: property)])
        )
    }

    /// `concurrently: true` is used only if building suspends, because there is nothing to gain otherwise.
    func needlessConcurrencyProblems() -> [GraphProblem] {
        survey.instantiations.filter { property in
            guard tree[property].declared.request?.isConcurrent == true, let edge = tree[property].edges.first
            else { return false }
            return !edge.isConcurrent && !survey.isSuspect(edge.product)
        }
        .map { GraphProblem(needlessConcurrency($0)) }
    }

    private func needlessConcurrency(_ property: DependencyID) -> Diagnostic {
        let isClosure = tree[property].edges.contains { tree[$0.product].declared.owner != nil }
        let reason =
            if tree[property].declared.request?.builder != nil {
                "it is built later"
            } else if tree[property].collected != nil {
                "collections are not built concurrently"
            } else if isClosure {
                "its closure is not 'async'"
            } else {
                "it is built synchronously"
            }
        let fix = Fix.removeArgument("concurrently", from: property)
        return needless(
            .needlessConcurrency,
            "concurrently: true",
            at: property,
            because: reason,
            // The closure may only lack the word.
            isClosure ? fix.guessed : fix
        )
    }

    /// `erasedToConcreteExistential: true` is used only if something is wrapped, not if it converts by itself.
    func needlessErasureProblems() -> [GraphProblem] {
        survey.conversions.filter { property in
            guard tree[property].declared.saysWrapped, survey.isInsistedOn[property.scope.index],
                !survey.isSuspect(property.scope), case .fitsUnwrapped? = tree.adaptation(at: property)
            else { return false }
            return true
        }
        .map { GraphProblem(needlessErasure($0)) }
    }

    private func needlessErasure(_ property: DependencyID) -> Diagnostic {
        let argument = "erasedToConcreteExistential"
        let fix = Fix.removeArgument(argument, from: property)
        return needless(
            .needlessErasure,
            argument + ": true",
            at: property,
            because: "it needs no wrapping",
            fix
        )
    }

    /// The type of a dependency with `onlyIfAvailable` is optional, or a collection if the dependency is instantiated, also
    /// behind an alias. The local rule reports what the declaration shows by itself.
    func onlyIfAvailableProblems() -> [GraphProblem] {
        tree.declaredIDs.filter { !survey.isSuspect($0) }.flatMap { scope in
            tree[scope].dependencies.indices.map { DependencyID(scope: scope, index: $0) }
                .filter(isNotOptional).map { GraphProblem(notOptional($0)) }
        }
    }

    /// Whether the type of a dependency with `onlyIfAvailable` does not allow `nil`.
    func isNotOptional(_ id: DependencyID) -> Bool {
        let property = tree[id].declared
        switch property.origin {
        case .receivedIfAvailable:
            break
        case .renamed(let renaming):
            guard case .ifAvailable = renaming.source else { return false }
        case .instantiated:
            guard let request = property.request, request.attribute.onlyIfAvailable, request.closure == nil,
                CollectionShape(property.type.canonical) == nil
            else { return false }
        case .received, .forwarded:
            return false
        }
        return !property.isAmbiguous && property.type.canonical.wrappedInOptional == nil
    }

    private func notOptional(_ property: DependencyID) -> Diagnostic {
        let declared = tree[property].declared
        let isInstantiated = declared.request != nil
        return Diagnostic(
            id: .onlyIfAvailableNotOptional,
            message: """
                '\(declared.declaration.label)' is \(isInstantiated ? "instantiated" : "received") only if available, so \
                its type must be optional\(isInstantiated ? " or a collection" : ""), not \
                '\(declared.declaration.type.type.spelling)'
                """,
            location: place(property),
            fixIts: fixIts([
                .makeOptional(property), .removeArgument("onlyIfAvailable", from: property).guessed,
            ])
        )
    }

    /// Every element of a dictionary has a key of the dictionary's key type, and no two keys are the same.
    func elementKeyProblems() -> [GraphProblem] {
        survey.collections.flatMap { property in
            tree[property].collected?.request.keyType.map { elementKeyProblems(at: property, keyType: $0) }
                ?? []
        }
    }

    private func elementKeyProblems(at property: DependencyID, keyType: TypeExpression) -> [GraphProblem] {
        var lacking: [BuildEdge] = []
        var elements = OrderedGroups<ElementKey, BuildEdge>()
        for edge in tree[property].edges where !survey.isSuspect(edge.product) {
            guard let key = tree[edge.product].declared.key, key.isOf(keyType) else {
                lacking.append(edge)
                continue
            }
            elements.add(edge, to: key.withoutSpelling)
        }
        let repeated = elements.all.map(\.elements).filter { $0.count > 1 }
        return (lacking.isEmpty ? [] : [GraphProblem(missingKey(lacking, at: property))])
            + repeated.map { GraphProblem(duplicateKey($0)) }
    }

    private func missingKey(_ elements: [BuildEdge], at property: DependencyID) -> Diagnostic {
        let shown = elements.prefix(Self.shownCount)
        let names = shown.map { name($0.product) }.listed(of: elements.count)
        let keyType = tree[property].collected?.request.keyType.map(spelling) ?? ""
        return Diagnostic(
            id: .missingKey,
            message: """
                \(names) \(elements.count == 1 ? "has" : "have") no key of type '\(keyType)' for \
                '\(text(of: property))' of '\(name(property.scope))'
                """,
            location: place(property),
            notes: shown.map { lackOfKey(of: $0.product) }
        )
    }

    private func lackOfKey(of scope: ScopeID) -> Diagnostic.Note {
        guard let key = tree[scope].declared.declaration.key else {
            return note("give it a key: '@Instantiable(key: …)'", at: scope)
        }
        let place = location(key.range, scope)
        return note("this key is not a string, an integer or an enum case of that type", at: place)
    }

    private func duplicateKey(_ elements: [BuildEdge]) -> Diagnostic {
        let property = elements[0].builtFor
        let shown = elements.prefix(Self.shownCount)
        return Diagnostic(
            id: .duplicateKey,
            message: """
                \(shown.map { name($0.product) }.listed(of: elements.count)) have the same key in \
                '\(text(of: property))' of '\(name(property.scope))'
                """,
            location: place(property),
            notes: shown.compactMap { edge in
                tree[edge.product].declared.declaration.key.map { key in
                    note(
                        "'\(name(edge.product))' declares its key here",
                        at: location(key.range, edge.product)
                    )
                }
            } + [note("give each a unique key, or list only one of them in 'collecting'", at: property)]
        )
    }
}

extension ElementKey {
    /// The same key, however its type is spelled.
    fileprivate var withoutSpelling: ElementKey {
        switch self {
        case .text, .integer: self
        case .enumCase(let type, let name):
            .enumCase(of: type.spelledOtherwise(type.canonical), named: name)
        }
    }
}
