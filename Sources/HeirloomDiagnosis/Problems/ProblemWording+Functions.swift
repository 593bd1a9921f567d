import HeirloomGraph
import HeirloomModel

/// What functions that build say of their products.
extension ProblemWording {
    func mismatchedParameters(_ edge: BuildEdge) -> Diagnostic {
        let product = edge.product
        let lent = tree.lentButKept(along: edge)
        if !lent.isEmpty { return lentButKept(lent, along: edge) }
        if tree[product].declared.owner != nil { return mismatchedClosure(edge) }
        let isOfAll = remedies.elementsTakeTheSame(edge)
        return Diagnostic(
            id: .mismatchedParameters,
            message: "'\(text(of: edge))' does not take what is forwarded to '\(name(product))'",
            location: place(edge),
            notes: whatIsForwarded(to: product)
                + (isOfAll
                    ? writing(along: edge)
                    : [
                        note(
                            "not all elements take the same: name those that do in 'collecting'",
                            at: place(edge)
                        )
                    ]),
            fixIts: isOfAll ? [remedies.respellFunction(along: edge)].compactMap(\.self) : []
        )
    }

    private func lentButKept(_ lent: [Int], along edge: BuildEdge) -> Diagnostic {
        let labels = lent.map { tree[edge.product].dependencies[$0].declared.declaration.label }
        let isClosure = tree[edge.product].declared.owner != nil
        let keeper = isClosure ? "its closure" : "'\(name(edge.product))'"
        return Diagnostic(
            id: .mismatchedParameters,
            message: """
                '\(text(of: edge))' lends \(labels.listed()) only for the call, but \(keeper) takes it '@escaping'
                """,
            location: place(edge),
            notes: writing(along: edge),
            fixIts: [remedies.respellFunction(along: edge)].compactMap(\.self)
        )
    }

    func needlessConcurrency(_ property: DependencyID) -> Diagnostic {
        let reason =
            if tree[property].declared.request?.builder != nil {
                "it builds later"
            } else if tree[property].collected != nil {
                "a collection is not started before its turn"
            } else {
                "building it waits for nothing"
            }
        return Diagnostic(
            id: .needlessConcurrency,
            message: """
                'concurrently: true' has no effect for '\(text(of: property))' of '\(name(property.scope))': \
                \(reason)
                """,
            location: place(property),
            fixIts: [remedies.remove("concurrently", from: property)].compactMap(\.self)
        )
    }

    func effectfulBuilder(_ edge: BuildEdge) -> Diagnostic {
        let effects = tree.effects[edge.product]
        return Diagnostic(
            id: .effectfulBuilder,
            message: """
                building a '\(name(edge.product))' \(verb(effects)), which '\(text(of: edge))' does not allow
                """,
            location: place(edge),
            notes: origins(ofEffectsOf: edge.product) { refused in
                !refused.isAllowed(by: edge.builder?.effects ?? .none)
            } + writing(along: edge),
            fixIts: [remedies.respellFunction(along: edge)].compactMap(\.self)
        )
    }

    func effectfulRoot(_ root: ScopeID, caller: String) -> Diagnostic {
        if tree.effects[root].isEmpty {
            let inputs = tree.inputLabels(of: root)
            return Diagnostic(
                id: .effectfulRoot,
                message: """
                    root '\(name(root))' takes \(inputs.listed()), but '\(caller)' wants an 'init()' that takes nothing
                    """,
                location: place(root),
                notes: [
                    note(
                        """
                        let another type take it that is built later: '@Instantiated let start: (…) -> Main', where 'Main' \
                        is forwarded it and instantiates the rest
                        """,
                        at: place(root)
                    )
                ]
            )
        }
        let wanted = tree.inputLabels(of: root).isEmpty ? "'init()'" : "initializer"
        return Diagnostic(
            id: .effectfulRoot,
            message: """
                building root '\(name(root))' \(verb(tree.effects[root])), but '\(caller)' wants an \(wanted) that does not
                """,
            location: place(root),
            notes: origins(ofEffectsOf: root) { !$0.isEmpty } + [
                note(
                    """
                    let another type build it that is built later: \
                    '@Instantiated let start: \(function(tree.effects[root], "Main"))', where 'Main' instantiates the rest
                    """,
                    at: place(root)
                )
            ]
        )
    }

    /// The way down to the first call that does something besides building, for each such call that is built at once.
    private func origins(
        ofEffectsOf scope: ScopeID,
        where isMeant: (BuildEffects) -> Bool
    ) -> [Diagnostic.Note] {
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

    private func writing(along edge: BuildEdge) -> [Diagnostic.Note] {
        remedies.function(along: edge).map { [note("write '\($0.text)'", at: place(edge))] } ?? []
    }

    /// `suspends and throws`
    private func verb(_ effects: BuildEffects) -> String {
        [effects.isAsync ? "suspends" : nil, effects.isThrowing ? "throws" : nil].compactMap(\.self)
            .joined(separator: " and ")
    }

    /// `() async throws -> Main`
    private func function(_ effects: BuildEffects, _ result: String) -> String {
        let allowed = CallEffects(isAsync: effects.isAsync, throwing: effects.isThrowing ? .anyError : .never)
        return "() \(allowed.spelling) -> \(result)"
    }
}
