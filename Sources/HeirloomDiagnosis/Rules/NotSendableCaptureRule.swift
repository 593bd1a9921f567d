import HeirloomGraph
import HeirloomModel

/// Closures that may be called from anywhere capture only `Sendable` values, as far as is known. Before Swift 6, the
/// compiler does not require this. A function also captures the value that it keeps.
enum NotSendableCaptureRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.languageMode == .five { return [] }
        let edges = survey.edges.filter { $0.context == .nonisolated }
        if edges.isEmpty { return [] }
        var table = SendabilityTable(tree)
        let isGeneratedHere = survey.generatedHere()
        var problems: [GraphProblem] = []
        for edge in edges where isGeneratedHere[edge.owner.index] {
            let required = tree.requires[edge.product.index].map(\.value)
            let captured = required.filter { table.isKnownNotSendable($0) }
            if !captured.isEmpty {
                let boundary = edge.isConcurrent ? SendableBoundary.task : .builder
                problems.append(GraphProblem { $0.notSendable(edge, captured, across: boundary) })
            }
            if edge.lifetime != nil, table.isKnownNotSendable(edge.requestedType.canonical) {
                problems.append(GraphProblem { $0.keptNotSendable(edge) })
            }
        }
        return problems
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
