import HeirloomGraph
import HeirloomModel

/// What an actor is handed when it is built is `Sendable`, as far as was read: others hold it too, and so the
/// compiler does not let it pass. What the actor's own scope builds for it may be anything but a builder that
/// is made in an isolation, where the actor's scope must be because of something that it builds.
enum ActorsAreHandedSendable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.languageMode == .five { return [] }
        let edges = survey.edges.filter { tree[$0.product].declared.declaration.form == .declaration(.actor) }
        if edges.isEmpty { return [] }
        var table = SendabilityTable(tree)
        let isolated = tree.isolatedBelow
        let builders = BelowEach(tree) { tree[$0].makesPlainBuilder ? $0 : nil }
        let isGeneratedHere = survey.generatedHere()
        var problems: [GraphProblem] = []
        for edge in edges where isGeneratedHere[edge.owner.index] {
            let product = edge.product
            let required = tree.requires[product.index].map(\.value)
            // What a builder that may be called from anywhere captures is refused for that already.
            if edge.builder?.isSendable == true, required.contains(where: { table.isKnownNotSendable($0) }) {
                continue
            }
            let forwarded = tree.valuesKeptByOthers(forwardedAlong: edge)
            let own = isolated.first(below: product) == nil ? [] : tree[product].values(holding: builders)
            let handed = (forwarded + required + own).filter { table.isKnownNotSendable($0) }
            if !handed.isEmpty { problems.append(.notSendable(edge, handed, across: .actor)) }
        }
        return problems
    }
}

extension LinkedScope {
    /// Whether it makes an `Instantiator`, whose closure keeps the isolation in which it is made.
    fileprivate var makesPlainBuilder: Bool {
        dependencies.contains { $0.isPlainBuilder }
    }

    /// What it builds that is such a builder, or has one somewhere below it.
    fileprivate func values(holding builders: BelowEach<ScopeID>) -> [ValueID] {
        dependencies.filter { dependency in
            dependency.edges.contains {
                dependency.isPlainBuilder || builders.first(below: $0.product) != nil
            }
        }
        .map(\.declared.value)
    }
}

extension LinkedDependency {
    fileprivate var isPlainBuilder: Bool {
        guard let builder = request?.builder else { return false }
        return !builder.isSendable
    }
}
