import HeirloomGraph
import HeirloomModel

/// Values that are passed to an actor's initializer are `Sendable`, as far as is known: others use them too, and so the
/// compiler requires it. Values that the actor's own scope builds need not be `Sendable`, except for builders that keep
/// the isolation in which they are created, if the scope must be isolated because of something that it builds.
enum NotSendableArgumentRule {
    static func crossings(in survey: TreeSurvey) -> [NotSendableCrossing] {
        let tree = survey.tree
        if tree.languageMode == .five { return [] }
        let edges = survey.edges.filter { tree[$0.product].declared.declaration.form == .declaration(.actor) }
        if edges.isEmpty { return [] }
        var table = SendabilityTable(tree)
        let isolated = tree.isolatedBelow
        let builders = BelowEach(tree) { tree[$0].dependencies.contains(where: \.isPlainBuilder) ? $0 : nil }
        let isGeneratedHere = survey.generatedHere()
        var crossings: [NotSendableCrossing] = []
        for edge in edges where isGeneratedHere[edge.owner.index] {
            let product = edge.product
            let required = tree.requires[product.index].map(\.value)
            // Non-Sendable captures of a builder that may be called from anywhere are reported separately.
            if edge.builder?.isSendable == true, required.contains(where: { table.isKnownNotSendable($0) }) {
                continue
            }
            let forwarded = tree.valuesKeptByOthers(forwardedAlong: edge)
            let own = isolated.first(below: product) == nil ? [] : tree[product].values(holding: builders)
            let handed = (forwarded + required + own).filter { table.isKnownNotSendable($0) }
            if !handed.isEmpty {
                crossings.append(NotSendableCrossing(edge: edge, values: handed, boundary: .actor))
            }
        }
        return crossings
    }
}

extension LinkedScope {
    /// The values built by the scope that are such builders or contain one below them.
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
    /// Whether it is an `Instantiator`, whose closure keeps the isolation in which it is created.
    fileprivate var isPlainBuilder: Bool {
        guard let builder = request?.builder else { return false }
        return !builder.isSendable
    }
}
