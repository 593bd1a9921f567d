import HeirloomGraph
import HeirloomModel

/// Only functions without parameters have a `lifetime`: only values that are built on demand can be kept, and only if
/// each call would build the same value.
enum LifetimeWithoutFunctionRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.filter { isBroken($0, in: survey.tree) }.map { property in
            GraphProblem { $0.lifetimeWithoutFunction(property) }
        }
    }

    static func isBroken(_ property: DependencyID, in tree: ScopeTree) -> Bool {
        let declared = tree[property].declared
        guard let request = declared.request, request.lifetime != nil, !declared.isAmbiguous else {
            return false
        }
        // Unfulfilled; reported separately.
        if request.builder == nil, tree[property].lacksProduct { return false }
        guard case .parameters(let parameters) = request.forwarding else { return true }
        return !parameters.isEmpty
    }
}

extension ProblemWording {
    fileprivate func lifetimeWithoutFunction(_ property: DependencyID) -> Diagnostic {
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
}
