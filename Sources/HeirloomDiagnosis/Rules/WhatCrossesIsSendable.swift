import HeirloomGraph
import HeirloomModel

/// Values that are passed to a product in another isolation, with `await` or by a function on another actor, are
/// `Sendable`, as far as is known, because their owner keeps them. So is the product if an actor may keep it.
enum WhatCrossesIsSendable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.languageMode == .five || !survey.edges.contains(where: { tree.mayLeaveItsIsolation($0) }) {
            return []
        }
        var table = SendabilityTable(tree)
        let isGeneratedHere = survey.generatedHere()
        var walk = IsolationWalk(survey)
        var judged: Set<DependencyID> = []
        var problems: [GraphProblem] = []
        while let step = walk.next() {
            guard isGeneratedHere[step.edge.owner.index], let crossing = step.crossing(in: tree),
                judged.insert(step.edge.builtFor).inserted
            else { continue }
            let product = step.edge.product
            let required = crossing.capturesAreJudged ? [] : tree.requires[product.index].map(\.value)
            let forwarded = tree.valuesKeptByOthers(forwardedAlong: step.edge)
            let handed = (crossing.isCalled ? forwarded + required : required).filter {
                table.isKnownNotSendable($0)
            }
            if !handed.isEmpty {
                problems.append(.notSendable(step.edge, handed, across: .isolation(crossing.target)))
            }
            if crossing.target != .nonisolated, crossing.isCalled,
                table.isKnownNotSendable(tree[product].declared.type.canonical)
            {
                problems.append(.keptByActor(step.edge, crossing.target))
            }
        }
        return problems
    }
}

/// A build that leaves the isolation of its owner.
private struct Crossing {
    /// The isolation in which the product is built.
    var target: Isolation
    /// Whether a call crosses, not only the closure that makes it.
    var isCalled: Bool
    /// Whether the captures of the closure are already checked, because it may be called from anywhere.
    var capturesAreJudged: Bool
}

extension IsolationStep {
    fileprivate func crossing(in tree: ScopeTree) -> Crossing? {
        // An actor is always built elsewhere; another rule checks it.
        let isActor = tree[edge.product].declared.declaration.form == .declaration(.actor)
        let target = tree.isolation(along: edge, in: owner)
        if !isActor, target != context, tree.mayCross(along: edge) {
            return Crossing(
                target: target,
                isCalled: true,
                capturesAreJudged: edge.context == .nonisolated
            )
        }
        guard case .globalActor? = edge.context, context != owner else { return nil }
        return Crossing(target: context, isCalled: false, capturesAreJudged: false)
    }
}

extension ScopeTree {
    fileprivate func mayLeaveItsIsolation(_ edge: BuildEdge) -> Bool {
        if case .globalActor? = edge.context { return true }
        return mayCross(along: edge)
    }
}
