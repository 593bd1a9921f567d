import HeirloomGraph
import HeirloomModel

/// Messages about functions that build products.
extension ProblemWording {
    func mismatchedParameters(_ edge: BuildEdge) -> Diagnostic {
        let product = edge.product
        let nonescaping = tree.nonescapingButKept(along: edge)
        if !nonescaping.isEmpty { return nonescapingButKept(nonescaping, along: edge) }
        if tree[product].declared.owner != nil { return mismatchedClosure(edge) }
        let (notes, fixIts) = takingWhatIsForwarded(along: edge)
        return Diagnostic(
            id: .mismatchedParameters,
            message: "'\(text(of: edge))' does not match the forwarded properties of '\(name(product))'",
            location: place(edge),
            notes: whatIsForwarded(to: product) + notes,
            fixIts: fixIts
        )
    }

    /// Returns advice for a function that does not take its product's forwarded properties. Perhaps only an import is
    /// missing.
    private func takingWhatIsForwarded(along edge: BuildEdge) -> (notes: [Diagnostic.Note], fixIts: [FixIt]) {
        let product = edge.product
        let forwarded = tree[product].forwarded.map { DependencyID(scope: product, index: $0) }
        let others = (forwarded + [edge.builtFor]).flatMap(otherNames)
        guard others.isEmpty else { return (others.map(\.note), others.compactMap(\.fixIt)) }
        guard remedies.elementsTakeTheSame(edge) else {
            let advice =
                "the elements take different parameters: list those with the same ones in 'collecting'"
            return ([note(advice, at: place(edge))], [])
        }
        return (writing(along: edge), [remedies.respellFunction(along: edge)].compactMap(\.self))
    }

    private func nonescapingButKept(
        _ nonescaping: [(place: Int, keeping: NonescapingFunctions.Keeping)],
        along edge: BuildEdge
    ) -> Diagnostic {
        let ownCall = nonescaping.filter { $0.keeping == .call }
        let shown = ownCall.isEmpty ? [nonescaping[0]] : ownCall
        let labels = shown.map { tree[edge.product].dependencies[$0.place].declared.declaration.label }
        let (path, keeper, keeping) = way(down: shown[0].keeping, from: edge.product)
        return Diagnostic(
            id: .mismatchedParameters,
            message: """
                '\(text(of: edge))' takes \(labels.listed()) as nonescaping, but \(taking(keeping, keeper, along: path))
                """,
            location: place(edge),
            notes: self.path(ScopePath(start: edge.product, edges: path)) + writing(along: edge),
            fixIts: [remedies.respellFunction(along: edge)].compactMap(\.self)
        )
    }

    /// Returns the edges down to the scope that keeps a nonescaping function, and how that scope keeps it.
    private func way(
        down keeping: NonescapingFunctions.Keeping,
        from scope: ScopeID
    ) -> (path: [BuildEdge], keeper: ScopeID, keeping: NonescapingFunctions.Keeping) {
        var (path, keeper, keeping): ([BuildEdge], ScopeID, NonescapingFunctions.Keeping) = (
            [], scope, keeping
        )
        while case .below(let edge, let value) = keeping,
            let next = tree.nonescapingFunctions.keeping(of: value, by: edge.product)
        {
            path.append(edge)
            (keeper, keeping) = (edge.product, next)
        }
        return (path, keeper, keeping)
    }

    /// `'Button' takes it '@escaping'`
    private func taking(
        _ keeping: NonescapingFunctions.Keeping,
        _ keeper: ScopeID,
        along path: [BuildEdge]
    ) -> String {
        switch keeping {
        case .call, .below:
            return "\(taker(keeper, along: path)) takes it '@escaping'"
        case .dependency(let index):
            let property = DependencyID(scope: keeper, index: index)
            let reason =
                switch tree[property].origin {
                case .renamed: "renames it"
                case .receivedIfAvailable: "stores it as an optional"
                case .forwarded, .received: "stores it"
                case .instantiated where tree[property].isBuilder: "needs it when it is called"
                case .instantiated where tree[property].edges.contains(where: \.isConcurrent):
                    "needs it while other dependencies are built"
                case .instantiated: "stores it as an optional"
                }
            return "'\(text(of: property))' of '\(name(keeper))' \(reason)"
        }
    }

    private func taker(_ keeper: ScopeID, along path: [BuildEdge]) -> String {
        let declaration = tree[keeper].declared.declaration
        switch (declaration.construction.callee, path.last) {
        case (.closure, nil): return "its closure"
        case (.closure, let edge?): return "the closure of '\(text(of: edge))' in '\(name(edge.owner))'"
        case (.mockFunction, _): return "'\(name(keeper)).\(declaration.testDouble.functionName)'"
        case (_, nil): return "'\(name(keeper))'"
        case (_, let edge?): return "'\(name(keeper))', which '\(name(edge.owner))' builds,"
        }
    }

    func needlessConcurrency(_ property: DependencyID) -> Diagnostic {
        let reason =
            if tree[property].declared.request?.builder != nil {
                "it is built later"
            } else if tree[property].collected != nil {
                "collections are not built concurrently"
            } else {
                "it is built synchronously"
            }
        return Diagnostic(
            id: .needlessConcurrency,
            message: """
                'concurrently: true' has no effect on '\(text(of: property))' of '\(name(property.scope))': \
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
                building '\(name(edge.product))' \(verb(effects)), which '\(text(of: edge))' does not allow
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
                    root '\(name(root))' takes \(inputs.listed()), but '\(caller)' requires an 'init()' without \
                    parameters
                    """,
                location: place(root),
                notes: [
                    note(
                        """
                        move \(inputs.listed()) and the other dependencies to a new type 'Main', and build it on \
                        demand: '@Instantiated let start: (…) -> Main'
                        """,
                        at: place(root)
                    )
                ]
            )
        }
        let required = tree.inputLabels(of: root).isEmpty ? "'init()'" : "the initializer"
        return Diagnostic(
            id: .effectfulRoot,
            message: """
                building root '\(name(root))' \(verb(tree.effects[root])), which \(required) of '\(caller)' does not \
                allow
                """,
            location: place(root),
            notes: origins(ofEffectsOf: root) { !$0.isEmpty } + [
                note(
                    """
                    move the dependencies to a new type 'Main', and build it on demand: '@Instantiated let start: \
                    \(function(tree.effects[root], "Main"))'
                    """,
                    at: place(root)
                )
            ]
        )
    }

    /// Returns notes about the calls with the given effects, among all calls that building a scope makes immediately.
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

    /// `is async and can throw`
    private func verb(_ effects: BuildEffects) -> String {
        [effects.isAsync ? "is async" : nil, effects.isThrowing ? "can throw" : nil].compactMap(\.self)
            .joined(separator: " and ")
    }

    /// `() async throws -> Main`
    private func function(_ effects: BuildEffects, _ result: String) -> String {
        let allowed = CallEffects(isAsync: effects.isAsync, throwing: effects.isThrowing ? .anyError : .never)
        return "() \(allowed.spelling) -> \(result)"
    }
}
