import HeirloomGraph
import HeirloomModel

/// What the closure of a `SendableInstantiator` captures is `Sendable`, as far as was read, where the
/// compiler demands it: before Swift 6 it does not.
enum SendableBuildersCaptureSendable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.languageMode == .five { return [] }
        let hops = survey.instantiations.filter { tree.makesSendableBuilder(at: $0) }
        if hops.isEmpty { return [] }
        var table = SendabilityTable(tree)
        let isGeneratedHere = survey.generatedHere()
        var problems: [GraphProblem] = []
        for hop in hops where isGeneratedHere[hop.scope.index] {
            guard let product = tree[hop].product else { continue }
            let captured = tree.requires[product.index].map(\.value).filter { table.isKnownNotSendable($0) }
            if !captured.isEmpty { problems.append(.notSendable(hop, captured, across: .builder)) }
        }
        return problems
    }
}

extension ScopeTree {
    fileprivate func makesSendableBuilder(at hop: TreeSurvey.Hop) -> Bool {
        guard case .instantiated(let order, _) = link(at: hop) else { return false }
        return order.builder?.isSendable == true
    }
}
