import HeirloomGraph
import HeirloomModel

/// What an actor is handed when it is built is `Sendable`, as far as was read: others hold it too, and so the
/// compiler does not let it pass. What the actor's own scope builds for it may be anything but a builder that
/// is made in an isolation, where the actor's scope must be because of something that it builds.
enum ActorsAreHandedSendable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.languageMode == .five { return [] }
        let hops = survey.instantiations.filter { tree.buildsActor(at: $0) }
        if hops.isEmpty { return [] }
        var table = SendabilityTable(tree)
        let isolated = tree.isolatedBelow
        let builders = BelowEach(tree) { tree[$0].makesPlainBuilder ? $0 : nil }
        let isGeneratedHere = survey.generatedHere()
        var problems: [GraphProblem] = []
        for hop in hops where isGeneratedHere[hop.scope.index] {
            guard case .instantiated(let order, .scope(let product)) = tree.link(at: hop) else { continue }
            // What a builder that may be called from anywhere captures is refused for that already.
            let isJudged = order.builder?.isSendable == true
            let required = isJudged ? [] : tree.requires[product.index].map(\.value)
            let forwarded = tree[product].forwarded.map { tree[product].dependencies[$0].declared.value }
            let own = isolated.first(below: product) == nil ? [] : tree[product].values(holding: builders)
            let handed = (forwarded + required + own).filter { table.isKnownNotSendable($0) }
            if !handed.isEmpty { problems.append(.notSendable(hop, handed, across: .actor)) }
        }
        return problems
    }
}

extension ScopeTree {
    fileprivate func buildsActor(at hop: TreeSurvey.Hop) -> Bool {
        guard let product = self[hop].product else { return false }
        return self[product].declaration.form == .declaration(.actor)
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
            guard case .instantiated(_, .scope(let product)) = dependency.link else { return false }
            return dependency.isPlainBuilder || builders.first(below: product) != nil
        }
        .map(\.declared.value)
    }
}

extension LinkedDependency {
    fileprivate var isPlainBuilder: Bool {
        guard case .instantiated(let order, _) = link, let builder = order.builder else { return false }
        return !builder.isSendable
    }
}
