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
            let captured = tree.requires[product.index].filter { requirement in
                !table.isSendable(tree.values[requirement.value].type.canonical)
            }
            if !captured.isEmpty { problems.append(.notSendable(hop, captured)) }
        }
        return problems
    }
}
