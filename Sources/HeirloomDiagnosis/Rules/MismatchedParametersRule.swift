import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// The parameters of a function match the forwarded properties of its product, in order or by their names, and are
    /// `@escaping` if the product keeps them.
    func mismatchedParametersProblems() -> [GraphProblem] {
        survey.builderEdges.filter { isMismatched($0) && !isConsequence(.mismatchedParameters, along: $0) }
            .map { GraphProblem(mismatchedParameters($0)) }
    }

    /// Returns the closures that do not take what their functions pass, perhaps because they name it otherwise.
    func mismatchedClosures() -> Set<ScopeID> {
        Set(
            survey.builderEdges.filter { tree[$0.product].declared.owner != nil && isMismatched($0) }
                .map(\.product)
        )
    }

    func isMismatched(_ edge: BuildEdge) -> Bool {
        guard case .parameters(let parameters) = tree[edge.builtFor].request?.forwarding,
            !survey.isSuspect(edge.product), tree[edge.product].declared.ambiguities.isEmpty,
            !lacksProduct(of: parameters, edge),
            // The parameters depend on what the closure returns.
            !isUntyped(edge)
        else { return false }
        let product = tree[edge.product].declared
        // A closure takes the function's parameters by name, and other values from the scope.
        if product.owner != nil, parameters.contains(where: { $0.label == nil }) { return true }
        return product.places(of: parameters) == nil || !tree.nonescapingButKept(along: edge).isEmpty
    }

    /// Whether the function passes a dependency that nothing builds. The problem there says to forward it.
    private func lacksProduct(of parameters: [BuilderParameter], _ edge: BuildEdge) -> Bool {
        tree[edge.product].dependencies.contains { dependency in
            dependency.lacksProduct
                && parameters.contains { $0.label == dependency.declared.declaration.label }
        }
    }

    private func mismatchedParameters(_ edge: BuildEdge) -> Diagnostic {
        let nonescaping = tree.nonescapingButKept(along: edge)
        if !nonescaping.isEmpty { return nonescapingButKept(nonescaping, along: edge) }
        if tree[edge.product].declared.owner != nil { return mismatchedClosure(edge) }
        let (notes, fixIts) = takingWhatIsForwarded(along: edge)
        return unlikeForwarded(edge, notes, fixIts)
    }

    func unlikeForwarded(_ edge: BuildEdge, _ notes: [Diagnostic.Note], _ fixIts: [FixIt]) -> Diagnostic {
        Diagnostic(
            id: .mismatchedParameters,
            message: "'\(text(of: edge))' does not match the forwarded properties of '\(name(edge.product))'",
            location: place(edge),
            notes: whatIsForwarded(to: edge.product) + notes,
            fixIts: fixIts
        )
    }

    /// Returns advice for a function that does not take its product's forwarded properties. Perhaps only an import is
    /// missing.
    private func takingWhatIsForwarded(along edge: BuildEdge) -> (notes: [Diagnostic.Note], fixIts: [FixIt]) {
        let product = edge.product
        let forwarded = tree[product].forwarded.map { DependencyID(scope: product, index: $0) }
        let others = (forwarded + [edge.builtFor]).flatMap(otherNames)
        guard others.isEmpty else { return (others.map(\.note), fixIts(others.map(\.fix))) }
        let parameters = tree.parameters(along: edge)
        let unmarked = parameters.compactMap(\.label).compactMap {
            lackingAttribute("@Forwarded", $0, in: product)
        }
        let marking = unmarked.compactMap(\.fix)
        guard marking.isEmpty else { return (unmarked.map(\.note), fixIts(marking)) }
        guard remedies.elementsTakeTheSame(edge) else {
            let advice =
                "the elements take different parameters: list those with the same ones in 'collecting'"
            return ([note(advice, at: edge)], [])
        }
        // The mistake may be in the product: a property that is not forwarded, or a misspelled type.
        let isCertain =
            parameters.count <= forwarded.count
            && forwarded.allSatisfy { property in
                !parameters.contains {
                    Misspelling.isMisspelling(tree[property].declared.type.spelled, of: $0.type)
                }
            }
        return (writing(along: edge), fixIts([isCertain ? .takeFunction(edge) : .takeFunction(edge).guessed]))
    }

    private func nonescapingButKept(_ nonescaping: [Int], along edge: BuildEdge) -> Diagnostic {
        let product = tree[edge.product]
        let labels = nonescaping.map { product.dependencies[$0].declared.declaration.label }
        let taker = product.declared.owner == nil ? "'\(name(edge.product))'" : "its closure"
        return Diagnostic(
            id: .mismatchedParameters,
            message: """
                '\(text(of: edge))' takes \(labels.listed()) as nonescaping, but \(taker) takes it '@escaping'
                """,
            location: place(edge),
            notes: writing(along: edge),
            fixIts: fixIts([.takeFunction(edge)])
        )
    }

    /// Reports a closure that does not take the parameters of its function.
    private func mismatchedClosure(_ edge: BuildEdge) -> Diagnostic {
        let parameters = tree.parameters(along: edge)
        if parameters.contains(where: { $0.label == nil }) {
            let advice = "name each parameter as the closure does, such as '(_ name: String) -> …'"
            return Diagnostic(
                id: .mismatchedParameters,
                message: """
                    the function type of '\(text(of: edge))' does not name its parameters, so its closure cannot take them
                    """,
                location: place(edge),
                notes: [note(advice, at: edge)]
            )
        }
        let taken = tree[edge.product].forwarded.map { tree[edge.product].dependencies[$0].declared }
        let lacking = parameters.filter { parameter in
            !taken.contains {
                $0.declaration.label == parameter.label && $0.type.canonical == parameter.type
            }
        }
        let listed = lacking.map { "\($0.label ?? "_"): \(spelling($0.type))" }.listed()
        let advice = """
            the function passes it; declare a closure parameter with the same name and type, or the return type of the \
            closure if it returns the function itself
            """
        return Diagnostic(
            id: .mismatchedParameters,
            message: "the closure for '\(text(of: edge))' does not take \(listed)",
            location: location(tree[edge.product].declared.declaration.bodyRange, edge.owner),
            notes: [note(advice, at: edge)]
        )
    }
}
