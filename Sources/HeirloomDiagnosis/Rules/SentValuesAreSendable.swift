import HeirloomGraph
import HeirloomModel

/// What an initializer takes as `sending` is `Sendable`, as far as was read, unless the type's own scope builds it for nothing
/// else and of nothing that others hold, or the functions that build the type hand it over for good. Actors are handed nothing
/// else in any case, and are judged for that; what they build concurrently is `Sendable` as well.
enum SentValuesAreSendable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.languageMode == .five { return [] }
        let isGeneratedHere = survey.generatedHere()
        let reached = survey.reached.filter { isGeneratedHere[$0.index] && tree[$0].handsOverForGood }
        if reached.isEmpty { return [] }
        var judgement = Judgement(tree: tree, table: SendabilityTable(tree))
        return reached.filter { !survey.isSuspect($0) }.flatMap { judgement.problems(in: $0) }
    }
}

private struct Judgement {
    var tree: ScopeTree
    var table: SendabilityTable

    mutating func problems(in id: ScopeID) -> [GraphProblem] {
        let shared = tree.shared(in: id)
        var problems: [GraphProblem] = []
        for argument in tree[id].declared.declaration.construction.arguments {
            guard let index = tree[id].index(ofArgument: argument),
                table.isKnownNotSendable(tree[id].dependencies[index].declared.value),
                let fault = fault(of: index, in: id, takenAs: argument.sentType, shared)
            else { continue }
            problems.append(.sentValue(DependencyID(scope: id, index: index), fault))
        }
        return problems
    }

    /// - Parameter sentType: The parameter's type without `sending`, where it says that; it does not for an actor.
    private mutating func fault(
        of index: Int,
        in id: ScopeID,
        takenAs sentType: TypeReference?,
        _ shared: Set<Int>
    ) -> SendingFault? {
        let dependency = tree[id].dependencies[index]
        if dependency.edges.contains(where: \.isConcurrent) { return .startedEarly }
        guard let sentType, !tree[id].isActorBelowRoots else { return nil }
        switch dependency.origin {
        case .forwarded, .received, .renamed:
            return tree.sentValues[id].contains(index) ? nil : .heldByOthers(sentType)
        case .instantiated:
            return shared.contains(index) || isMadeOfWhatIsNotSendable(dependency) ? .shared(sentType) : nil
        // Nothing is handed over where nothing provides it.
        case .receivedIfAvailable: return nil
        }
    }

    private mutating func isMadeOfWhatIsNotSendable(_ dependency: LinkedDependency) -> Bool {
        dependency.edges.contains { edge in
            tree.requires[edge.product.index].contains { table.isKnownNotSendable($0.value) }
        }
    }
}

extension LinkedScope {
    fileprivate var handsOverForGood: Bool {
        isActorBelowRoots || declared.declaration.construction.arguments.contains { $0.sentType != nil }
    }

    fileprivate var isActorBelowRoots: Bool {
        let declaration = declared.declaration
        return declaration.form == .declaration(.actor) && declaration.isRoot != true
    }

    fileprivate func index(ofArgument argument: Construction.Argument) -> Int? {
        dependencies.firstIndex { $0.declared.declaration.label == argument.dependency }
    }
}
