import HeirloomModel

/// What the closure of a `SendableInstantiator` captures is `Sendable`, as far as was read.
enum SendableBuildersCaptureSendable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        var table = SendabilityTable(tree)
        var problems: [GraphProblem] = []
        for hop in survey.instantiations {
            guard case .instantiated(let order, .scope(let product)) = tree.link(at: hop),
                order.builder?.isSendable == true
            else { continue }
            let captured = tree.requires[product.index].map(\.value).filter { !table.isSendable($0) }
            if !captured.isEmpty { problems.append(.notSendable(hop, captured, across: .builder)) }
        }
        return problems
    }
}
