import HeirloomGraph
import HeirloomModel

/// What an initializer takes as `sending` is `Sendable`, as far as was read, unless the type's own scope builds it, or the
/// functions that build the type hand it over for good: others hold it too. Actors are handed nothing else in any case, and
/// are judged for that.
enum SentValuesAreSendable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.languageMode == .five { return [] }
        let isGeneratedHere = survey.generatedHere()
        let senders = survey.reached.filter { id in
            isGeneratedHere[id.index] && !tree[id].isActorBelowRoots
                && tree[id].declared.declaration.construction.arguments.contains { $0.sentType != nil }
        }
        if senders.isEmpty { return [] }
        var table = SendabilityTable(tree)
        var problems: [GraphProblem] = []
        for id in senders where !survey.isSuspect(id) {
            for argument in tree[id].declared.declaration.construction.arguments {
                guard let type = argument.sentType,
                    let index = tree[id].dependencies.firstIndex(where: {
                        $0.isHeldByOthers && $0.declared.declaration.label == argument.dependency
                    }),
                    !tree.sentValues[id].contains(index),
                    table.isKnownNotSendable(tree[id].dependencies[index].declared.value)
                else { continue }
                problems.append(.sentValue(DependencyID(scope: id, index: index), type))
            }
        }
        return problems
    }
}

extension LinkedScope {
    fileprivate var isActorBelowRoots: Bool {
        let declaration = declared.declaration
        return declaration.form == .declaration(.actor) && declaration.isRoot != true
    }
}

extension LinkedDependency {
    /// Whether it comes from a scope that may still use it.
    fileprivate var isHeldByOthers: Bool {
        switch origin {
        case .forwarded, .received, .renamed: true
        // Nothing is handed over where nothing provides it.
        case .receivedIfAvailable, .instantiated: false
        }
    }
}
