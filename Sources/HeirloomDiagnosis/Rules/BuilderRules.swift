import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// A type with forwarded properties is built on demand, because nothing can be passed to a type that is built
    /// immediately.
    func eagerForwardingProblems() -> [GraphProblem] {
        survey.edges.filter { edge in
            edge.moment == .atOnce && !tree[edge.product].forwarded.isEmpty
                && !survey.isSuspect(edge.product) && !isConsequence(.eagerForwarding, along: edge)
        }
        .map { GraphProblem(eagerForwarding($0)) }
    }

    private func eagerForwarding(_ edge: BuildEdge) -> Diagnostic {
        let product = edge.product
        let labels = tree[product].forwarded.map { tree[product].dependencies[$0].declared.declaration.label }
        return Diagnostic(
            id: .eagerForwarding,
            message: """
                '\(text(of: edge))' cannot be built eagerly because \(labels.listed()) must be forwarded to \
                '\(name(product))'
                """,
            location: place(edge),
            notes: whatIsForwarded(to: product) + [buildingLater(edge)],
            fixIts: fixIts([
                collecting(at: edge.builtFor) == nil
                    ? .buildOnDemand([edge]).guessed : .collectWhatIsNamed(at: edge.builtFor)
            ])
        )
    }

    private func buildingLater(_ edge: BuildEdge) -> Diagnostic.Note {
        if let collecting = collecting(at: edge.builtFor) { return collecting }
        if tree[edge.builtFor].collected != nil, remedies.onDemand(edge) == nil {
            let advice = """
                the elements take different parameters, so one function cannot build them; list types with the same \
                '@Forwarded' properties in 'collecting'
                """
            return note(advice, at: edge)
        }
        return note("build it on demand: '\(onDemand(edge))'", at: edge)
    }

    /// The product of a function or an instantiator suspends and throws no more than the builder's type allows.
    func effectfulBuilderProblems() -> [GraphProblem] {
        survey.builderEdges.filter { edge in
            !tree[edge.product].exactEffects.isAllowed(by: edge.builder?.effects ?? .none)
                && !isConsequence(.effectfulBuilder, along: edge)
        }
        .map { GraphProblem(effectfulBuilder($0)) }
    }

    private func effectfulBuilder(_ edge: BuildEdge) -> Diagnostic {
        let effects = tree[edge.product].exactEffects
        return Diagnostic(
            id: .effectfulBuilder,
            message:
                "building '\(name(edge.product))' \(verb(effects)), which '\(text(of: edge))' does not allow",
            location: place(edge),
            notes: origins(ofEffectsOf: edge.product) { refused in
                !refused.isAllowed(by: edge.builder?.effects ?? .none)
            } + writing(along: edge),
            fixIts: fixIts([.takeFunction(edge)])
        )
    }

    /// The first generic argument of an erased instantiator is its product's `ForwardedProperties`, with the labels in any
    /// order, because the closure accesses the values by label.
    func forwardedPropertiesProblems() -> [GraphProblem] {
        survey.builderEdges.filter(hasWrongForwardedProperties).map {
            GraphProblem(wrongForwardedProperties($0))
        }
    }

    /// Whether the forwarded properties in a property's type differ from those of its product.
    func hasWrongForwardedProperties(_ edge: BuildEdge) -> Bool {
        guard case .properties(let written) = tree[edge.builtFor].declared.request?.forwarding,
            !survey.isSuspect(edge.product), tree[edge.product].declared.ambiguities.isEmpty
        else { return false }
        let scope = tree[edge.product].declared
        let expected = scope.forwardedProperties.canonical
        let byName = scope.type.canonical.appending([TypeNameComponent("ForwardedProperties")])
        return written != expected && written != byName
            && scope.forwardedOrder(in: .properties(written)) == nil
    }

    private func wrongForwardedProperties(_ edge: BuildEdge) -> Diagnostic {
        guard let builder = edge.builder?.instantiator else {
            preconditionFailure("only an erased instantiator says what is forwarded")
        }
        let expected = forwardedProperties(along: edge)
        let requested = spelling(edge.requestedType)
        let advice = note("write '\(builder.typeName)<\(expected), \(requested)>'", at: edge)
        return unlikeForwarded(edge, [advice], fixIts([.eraseInstantiator(builder, edge)]))
    }

    /// Only functions without parameters have a `lifetime`: only values that are built on demand can be kept, and only if
    /// each call would build the same value.
    func lifetimeWithoutFunctionProblems() -> [GraphProblem] {
        survey.instantiations.filter(lacksFunction).map { GraphProblem(lifetimeWithoutFunction($0)) }
    }

    /// Whether a dependency has a lifetime, but is not a function without parameters.
    func lacksFunction(_ property: DependencyID) -> Bool {
        let declared = tree[property].declared
        guard let request = declared.request, request.lifetime != nil, !declared.isAmbiguous else {
            return false
        }
        // Unfulfilled; reported separately.
        if request.builder == nil, tree[property].lacksProduct { return false }
        guard case .parameters(let parameters) = request.forwarding else { return true }
        return !parameters.isEmpty
    }

    private func lifetimeWithoutFunction(_ property: DependencyID) -> Diagnostic {
        let request = tree[property].declared.request
        let lifetime = request?.lifetime?.rawValue ?? ""
        let edge = tree[property].edges.first
        let isFunction = request?.builder.map { $0.instantiator == nil } ?? false
        let collects = tree[property].collected != nil
        // A function whose value is kept has no parameters.
        let mayBeKept = !collects && edge.map { tree[$0.product].forwarded.isEmpty } == true
        let kept = mayBeKept ? edge : nil
        let written = kept.flatMap { remedies.functionInPlace(along: $0) }
        return Diagnostic(
            id: .lifetimeWithoutFunction,
            message: isFunction
                ? """
                '.\(lifetime)' keeps one value, but '\(text(of: property))' has parameters, which may differ in every \
                call
                """
                : "'.\(lifetime)' requires a function, but '\(text(of: property))' is not one",
            location: place(property),
            notes: collects
                ? [note("to keep an element, build it in a separate property", at: property)]
                : written.map { [note("write '\($0.text)'", at: property)] } ?? [],
            // Perhaps the lifetime is the mistake.
            fixIts: fixIts([kept.map { .takeFunctionInPlace($0).guessed }])
        )
    }

    /// A closure that builds the result of a function declares its result type if an alias hides the function, because the
    /// macro cannot resolve the alias.
    func untypedClosureProblems() -> [GraphProblem] {
        survey.builderEdges.filter { isUntyped($0) && !survey.isSuspect($0.product) }
            .map { GraphProblem(untypedClosure($0)) }
    }

    /// Whether a closure seems to return the function whose result it builds.
    func isUntyped(_ edge: BuildEdge) -> Bool {
        let closure = tree[edge.product].declared
        guard closure.owner != nil, edge.builder != nil else { return false }
        return closure.type.canonical == tree[edge.builtFor].declared.type.canonical
    }

    private func untypedClosure(_ edge: BuildEdge) -> Diagnostic {
        let built = "'-> \(spelling(edge.requestedType))'"
        let alias = "'-> \(tree[edge.builtFor].declared.declaration.type.type.spelling)'"
        let parameters = tree.parameters(along: edge)
        let written: String
        if parameters.isEmpty {
            written = "\(built), or \(alias) if it returns the function itself"
        } else {
            // A closure that builds the function's result takes the function's parameters by name.
            let mayTake = !tree[edge.product].forwarded.isEmpty && parameters.allSatisfy { $0.label != nil }
            written = mayTake ? built : alias
        }
        return Diagnostic(
            id: .untypedFactory,
            message: """
                the closure for '\(text(of: edge))' needs an explicit return type because an alias hides the \
                function: write \(written)
                """,
            location: location(tree[edge.product].declared.declaration.bodyRange, edge.owner)
        )
    }
}
