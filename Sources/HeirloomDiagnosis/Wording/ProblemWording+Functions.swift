import HeirloomGraph
import HeirloomModel

/// Messages about functions that build products.
extension ProblemWording {
    /// Returns notes about the calls with the given effects, among all calls that building a scope makes immediately.
    func origins(ofEffectsOf scope: ScopeID, where isMeant: (BuildEffects) -> Bool) -> [Diagnostic.Note] {
        var walk = BreadthFirstWalk(from: [scope])
        var notes: [Diagnostic.Note] = []
        while let next = walk.next(), notes.count < 5 {
            let effects = tree.effects.ofCall(building: next)
            if isMeant(effects) {
                let construction = tree[next].declared.declaration.construction
                notes.append(
                    note(
                        "building '\(name(next))' \(verb(effects))",
                        at: construction.range.map { location($0, next) } ?? place(next)
                    )
                )
            }
            for edge in tree[next].eagerEdges where !tree.effects[edge.product].isEmpty {
                walk.reach(edge.product)
            }
        }
        return notes
    }

    func writing(along edge: BuildEdge) -> [Diagnostic.Note] {
        remedies.function(along: edge).map { [note("write '\($0.text)'", at: edge)] } ?? []
    }

    /// `is async and can throw`
    func verb(_ effects: BuildEffects) -> String {
        [effects.isAsync ? "is async" : nil, effects.isThrowing ? "can throw" : nil].compactMap(\.self)
            .joined(separator: " and ")
    }

    /// Returns a note for each forwarded property.
    func whatIsForwarded(to product: ScopeID) -> [Diagnostic.Note] {
        tree[product].forwarded.map { index in
            let property = DependencyID(scope: product, index: index)
            return note("'\(text(of: property))' is forwarded", at: property)
        }
    }

    /// The forwarded properties as written at the edge's property: `Void`, `User`, `(user: User, line: Int)`.
    func forwardedProperties(along edge: BuildEdge) -> String {
        tree[edge.product].forwarded.isEmpty
            ? remedies.void(in: edge.owner).spelling
            : spelling(tree[edge.product].declared.forwardedProperties.spelled)
    }

    /// Returns a declaration that builds the product on demand.
    func onDemand(_ edge: BuildEdge) -> String {
        remedies.onDemand(edge)?.text
            ?? "Instantiator<\(tree[edge.builtFor].declared.declaration.type.type.spelling)>"
    }
}
