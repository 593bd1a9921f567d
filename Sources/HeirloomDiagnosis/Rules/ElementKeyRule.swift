import HeirloomGraph
import HeirloomModel

/// Every element of a dictionary has a key of the dictionary's key type, and no two keys are the same.
enum ElementKeyRule {
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
        var unfit: [BuildEdge] = []
        var keys: [ElementKey] = []
        var elements: [ElementKey: [BuildEdge]] = [:]
        for edge in survey.tree[property].edges where !survey.isSuspect(edge.product) {
            guard let key = survey.tree[edge.product].declared.key, key.isOf(keyType) else {
                if survey.tree.isNoCase(edge.product, of: keyType) {
                    unfit.append(edge)
                } else {
                    lacking.append(edge)
                }
                continue
            }
            if !key.fits(keyType) { unfit.append(edge) }
            let value = key.withoutSpelling
            if elements[value] == nil { keys.append(value) }
            elements[value, default: []].append(edge)
        }
        let repeated = keys.compactMap { elements[$0] }.filter { $0.count > 1 }
        return (lacking.isEmpty ? [] : [GraphProblem { $0.missingKey(lacking, at: property) }])
            + unfit.map { edge in GraphProblem { $0.unfitKey(edge) } }
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

extension ScopeTree {
    /// Returns the enum of a scope's key if the key looks like a case; `nil` for other keys.
    func enumOfKey(_ scope: ScopeID) -> EntityID? {
        let declared = self[scope].declared
        guard case .enumCase(let written) = declared.declaration.key?.value else { return nil }
        let place = Place(file: declared.file, enclosing: declared.entity)
        guard let entity = resolver.resolve(written.type, from: place).type.canonical.entity(in: table),
            conversions.kind(of: entity) == .enum
        else { return nil }
        return entity
    }

    /// Whether the key of a scope is a member of an enum but no case: two such members may have the same value.
    fileprivate func isNoCase(_ scope: ScopeID, of type: TypeExpression) -> Bool {
        guard self[scope].declared.key == nil, let found = enumOfKey(scope) else { return false }
        return type.entity(in: table) == found
    }
}
