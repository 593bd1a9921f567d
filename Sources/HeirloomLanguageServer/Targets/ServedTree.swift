import HeirloomCommands
import HeirloomDocuments
import HeirloomGraph

/// A valid tree, from which documents may have changed since.
final class ServedTree {
    private let graph: ConditionalGraph
    private let input: GraphInput
    /// The number of edits of each document in whose text the tree has its places.
    let edits: [String: Int]

    init(graph: ConditionalGraph, input: GraphInput, edits: [String: Int]) {
        self.graph = graph
        self.input = input
        self.edits = edits
    }

    /// The tree that shows the most of all build configurations, made when something is first asked of it.
    private(set) lazy var placed = PlacedTree(GraphDocument(graph.fullest(of: input)))

    /// Returns where the text of an item starts now.
    func position(of item: PlacedTree.Item, in documents: [String: OpenedDocument]) -> TextPosition {
        let place = placed.place(of: item)
        let position = TextPosition(place)
        guard let document = documents[place.path] else { return position }
        return document.position(position, since: edits[place.path] ?? 0)
    }
}
