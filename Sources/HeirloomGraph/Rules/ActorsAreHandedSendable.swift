import HeirloomModel

/// What an actor is handed when it is built is `Sendable`, as far as was read: others hold it too, and so the
/// compiler does not let it pass. What the actor's own scope builds for it may be anything.
enum ActorsAreHandedSendable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        var table = SendabilityTable(tree)
        var problems: [GraphProblem] = []
        for hop in survey.instantiations {
            guard case .instantiated(let order, .scope(let product)) = tree.link(at: hop),
                case .declaration(.actor) = tree[product].declaration.form
            else { continue }
            // What a builder that may be called from anywhere captures is refused for that already.
            let isJudged = order.builder?.isSendable == true
            let required = isJudged ? [] : tree.requires[product.index].map(\.value)
            let forwarded = tree[product].forwarded.map { tree[product].dependencies[$0].declared.value }
            let handed = (forwarded + required).filter { !table.isSendable($0) }
            if !handed.isEmpty { problems.append(.notSendable(hop, handed, across: .actor)) }
        }
        return problems
    }
}
