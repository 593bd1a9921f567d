import HeirloomGraph
import HeirloomModel

/// Whatever a dictionary collects has a key of the dictionary's type, and no two have the same.
enum ElementsHaveKeysOfTheirOwn {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.flatMap { property -> [GraphProblem] in
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
        var keys: [ElementKey] = []
        var elements: [ElementKey: [BuildEdge]] = [:]
        for edge in survey.tree[property].edges where !survey.isSuspect(edge.product) {
            guard let key = survey.tree[edge.product].declared.key, key.isOf(keyType) else {
                lacking.append(edge)
                continue
            }
            let value = key.withoutSpelling
            if elements[value] == nil { keys.append(value) }
            elements[value, default: []].append(edge)
        }
        let repeated = keys.compactMap { elements[$0] }.filter { $0.count > 1 }
        return (lacking.isEmpty ? [] : [.missingKey(property, lacking)])
            + repeated.map(GraphProblem.duplicateKey)
    }
}

extension ElementKey {
    /// The same key however its type is spelled.
    fileprivate var withoutSpelling: ElementKey {
        switch self {
        case .text, .integer: self
        case .enumCase(let type, let name):
            .enumCase(of: type.spelledOtherwise(type.canonical), named: name)
        }
    }
}
