import HeirloomGraph
import HeirloomModel

/// Every element of a dictionary has a key of the dictionary's key type, and no two keys are the same.
enum ElementKeyRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.collections.flatMap { property -> [GraphProblem] in
            guard let keyType = survey.tree[property].collected?.request.keyType else { return [] }
            return problems(at: property, keyType: keyType, in: survey)
        }
    }

    private static func problems(
        at property: DependencyID,
        keyType: TypeExpression,
        in survey: TreeSurvey
    ) -> [GraphProblem] {
        var lacking: [BuildEdge] = []
        var elements = OrderedGroups<ElementKey, BuildEdge>()
        for edge in survey.tree[property].edges where !survey.isSuspect(edge.product) {
            guard let key = survey.tree[edge.product].declared.key, key.isOf(keyType) else {
                lacking.append(edge)
                continue
            }
            elements.add(edge, to: key.withoutSpelling)
        }
        let repeated = elements.all.map(\.elements).filter { $0.count > 1 }
        return (lacking.isEmpty ? [] : [GraphProblem { $0.missingKey(lacking, at: property) }])
            + repeated.map { elements in GraphProblem { $0.duplicateKey(elements) } }
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

extension ProblemWording {
    fileprivate func missingKey(_ elements: [BuildEdge], at property: DependencyID) -> Diagnostic {
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
        return note(
            "this key is not a string, an integer or an enum case of that type",
            at: location(key.range, scope)
        )
    }

    fileprivate func duplicateKey(_ elements: [BuildEdge]) -> Diagnostic {
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
                tree[edge.product].declared.declaration.key.map {
                    note(
                        "'\(name(edge.product))' declares its key here",
                        at: location($0.range, edge.product)
                    )
                }
            } + [note("give each a unique key, or list only one of them in 'collecting'", at: property)]
        )
    }
}
