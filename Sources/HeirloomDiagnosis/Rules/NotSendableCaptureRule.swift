import HeirloomGraph
import HeirloomModel

/// Closures that may be called from anywhere capture only `Sendable` values, as far as is known. Before Swift 6, the
/// compiler does not require this. A function also captures the value that it keeps.
enum NotSendableCaptureRule {
    static func crossings(in survey: TreeSurvey) -> [NotSendableCrossing] {
        let tree = survey.tree
        if tree.languageMode == .five { return [] }
        let edges = survey.edges.filter { $0.context == .nonisolated }
        if edges.isEmpty { return [] }
        var table = SendabilityTable(tree)
        let isGeneratedHere = survey.generatedHere()
        var crossings: [NotSendableCrossing] = []
        for edge in edges where isGeneratedHere[edge.owner.index] {
            let required = tree.requires[edge.product.index].map(\.value)
            let captured = required.filter { table.isKnownNotSendable($0) }
            if !captured.isEmpty {
                let boundary = edge.isConcurrent ? SendableBoundary.task : .builder
                crossings.append(NotSendableCrossing(edge: edge, values: captured, boundary: boundary))
            }
        }
        return crossings
    }

    /// Returns the problems of functions that keep a value.
    static func problemsOfKeptValues(in survey: TreeSurvey) -> [GraphProblem] {
        if survey.tree.languageMode == .five { return [] }
        let edges = survey.edges.filter { $0.context == .nonisolated && $0.lifetime != nil }
        if edges.isEmpty { return [] }
        let (table, isGeneratedHere) = (SendabilityTable(survey.tree), survey.generatedHere())
        return edges.filter {
            isGeneratedHere[$0.owner.index] && table.isKnownNotSendable($0.requestedType.canonical)
        }
        .map { edge in GraphProblem { $0.keptNotSendable(edge) } }
    }
}

extension ProblemWording {
    fileprivate func keptNotSendable(_ edge: BuildEdge) -> Diagnostic {
        let type = edge.requestedType
        return Diagnostic(
            id: .notSendable,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' is '@Sendable' but keeps non-Sendable '\(spelling(type))'
                """,
            location: place(edge),
            notes: [declaringSendable(type.canonical)].compactMap(\.self)
        )
    }
}
