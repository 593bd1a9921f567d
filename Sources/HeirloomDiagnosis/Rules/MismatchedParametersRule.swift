import HeirloomGraph
import HeirloomModel

/// The parameters of a function match the forwarded properties of its product, in order or by their names, and are
/// `@escaping` if the product keeps them.
enum MismatchedParametersRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.builderEdges.filter { isBroken($0, in: survey) }.map { edge in
            GraphProblem { $0.mismatchedParameters(edge) }
        }
    }

    /// Returns the closures that do not take what their functions pass, perhaps because they name it otherwise.
    static func closures(in survey: TreeSurvey) -> Set<ScopeID> {
        Set(
            survey.builderEdges.filter {
                survey.tree[$0.product].declared.owner != nil && isBroken($0, in: survey)
            }
            .map(\.product)
        )
    }

    private static func isBroken(_ edge: BuildEdge, in survey: TreeSurvey) -> Bool {
        guard case .parameters(let parameters) = survey.tree[edge.builtFor].request?.forwarding,
            !survey.isSuspect(edge.product), survey.tree[edge.product].declared.ambiguities.isEmpty,
            !lacksProduct(of: parameters, edge, in: survey),
            // The parameters depend on what the closure returns.
            !UntypedClosureRule.isUntyped(edge, in: survey.tree)
        else { return false }
        let product = survey.tree[edge.product].declared
        // A closure takes the function's parameters by name, and other values from the scope.
        if product.owner != nil, parameters.contains(where: { $0.label == nil }) { return true }
        return product.places(of: parameters) == nil || !survey.tree.nonescapingButKept(along: edge).isEmpty
    }

    /// Whether the function passes a dependency that nothing builds. The problem there says to forward it.
    private static func lacksProduct(
        of parameters: [BuilderParameter],
        _ edge: BuildEdge,
        in survey: TreeSurvey
    ) -> Bool {
        survey.tree[edge.product].dependencies.contains { dependency in
            dependency.lacksProduct
                && parameters.contains { $0.label == dependency.declared.declaration.label }
        }
    }
}

extension ProblemWording {
    fileprivate func mismatchedParameters(_ edge: BuildEdge) -> Diagnostic {
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
        let parameters = tree.parameters(along: edge)
        let unmarked = parameters.compactMap(\.label).compactMap {
            lackingAttribute("@Forwarded", $0, in: product)
        }
        let marking = unmarked.compactMap(\.fixIt)
        guard marking.isEmpty else { return (unmarked.map(\.note), marking) }
        guard remedies.elementsTakeTheSame(edge) else {
            let advice =
                "the elements take different parameters: list those with the same ones in 'collecting'"
            return ([note(advice, at: edge)], [])
        }
        let fixIt = remedies.respellFunction(along: edge)
        // The mistake may be in the product: a property that is not forwarded, or a misspelled type.
        let isCertain =
            parameters.count <= forwarded.count
            && forwarded.allSatisfy { property in
                !parameters.contains {
                    Misspelling.isMisspelling(tree[property].declared.type.spelled, of: $0.type)
                }
            }
        return (writing(along: edge), [isCertain ? fixIt : fixIt?.guessed].compactMap(\.self))
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

    /// Reports a closure that does not take the parameters of its function.
    private func mismatchedClosure(_ edge: BuildEdge) -> Diagnostic {
        let parameters = tree.parameters(along: edge)
        let unnamed = parameters.filter { $0.label == nil }
        guard unnamed.isEmpty else {
            let type = remedies.naming(parameters, along: edge)
            return Diagnostic(
                id: .mismatchedParameters,
                message: """
                    the function type of '\(text(of: edge))' does not name its parameters, so its closure cannot take \
                    them
                    """,
                location: place(edge),
                notes: [
                    note(
                        type.map { "write '\($0.spelling)'" }
                            ?? "name each parameter as the closure does, such as '(_ name: String) -> …'",
                        at: edge
                    )
                ] + returningFunction(edge),
                fixIts: [type.flatMap { remedies.respell(edge.builtFor, as: WrittenType(type: $0)) }]
                    .compactMap(\.self)
            )
        }
        let taken = tree[edge.product].forwarded.map { tree[edge.product].dependencies[$0].declared }
        let lacking = parameters.filter { parameter in
            !taken.contains {
                $0.declaration.label == parameter.label && $0.type.canonical == parameter.type
            }
        }
        let listed = lacking.map { "\($0.label ?? "_"): \(spelling($0.type))" }.listed()
        return Diagnostic(
            id: .mismatchedParameters,
            message: "the closure for '\(text(of: edge))' does not take \(listed)",
            location: location(tree[edge.product].declared.declaration.bodyRange, edge.owner),
            notes: [
                note(
                    "the function passes it; declare a closure parameter with the same name and type",
                    at: edge
                )
            ] + returningFunction(edge)
        )
    }

    /// Returns advice for a closure that takes none of the function's parameters and may return the function instead.
    private func returningFunction(_ edge: BuildEdge) -> [Diagnostic.Note] {
        let property = tree[edge.builtFor].declared.declaration
        let closure = tree[edge.product].declared.declaration
        let called = tree.parameters(along: edge).compactMap(\.label)
        let takesSome = closure.dependencies.contains { called.contains($0.label) }
        // A closure without a result type has the type of the property, at the property's location.
        guard !takesSome, tree[edge.product].forwarded.isEmpty, closure.type.range == property.type.range
        else { return [] }
        return [
            note(
                "if the closure returns the function itself, write '-> \(property.type.type.spelling)' before its 'in'",
                at: location(closure.bodyRange, edge.owner)
            )
        ]
    }
}

extension Remedies {
    /// Returns the type of a function with its parameters named like the closure's parameters of the same types; `nil`
    /// if that is ambiguous.
    fileprivate func naming(_ parameters: [BuilderParameter], along edge: BuildEdge) -> TypeExpression? {
        let written = tree[edge.builtFor].declared.declaration.type.type
        guard case .function(var function) = written, function.parameters.count == parameters.count else {
            return nil
        }
        let closure = tree[edge.product].dependencies.map(\.declared)
        for (index, parameter) in parameters.enumerated() where parameter.label == nil {
            let fitting = closure.filter { $0.type.canonical == parameter.type }
            guard fitting.count == 1, let label = fitting.first?.declaration.label,
                !parameters.contains(where: { $0.label == label })
            else { return nil }
            function.parameters[index].label = "_"
            function.parameters[index].secondName = label
        }
        return .function(function)
    }
}
