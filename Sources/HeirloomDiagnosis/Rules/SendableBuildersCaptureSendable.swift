import HeirloomGraph
import HeirloomModel

/// What a closure captures that may be called from anywhere is `Sendable`, as far as was read, where the compiler
/// demands it: before Swift 6 it does not. What the function keeps it captures as well.
enum SendableBuildersCaptureSendable {
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
                problems.append(.notSendable(edge, captured, across: boundary))
            }
            if edge.lifetime != nil, table.isKnownNotSendable(edge.requestedType.canonical) {
                problems.append(.keptNotSendable(edge))
            }
        }
        return problems
    }
}
