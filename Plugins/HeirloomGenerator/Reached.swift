/// Returns the nodes that are reachable from a node, without duplicates, starting with the node itself.
func reached<Node>(
    from start: Node,
    identifiedBy id: (Node) -> String,
    along next: (Node) -> [Node]
) -> [Node] {
    var reached = [start]
    var known: Set<String> = [id(start)]
    var open = [start]
    while let node = open.popLast() {
        for target in next(node) where known.insert(id(target)).inserted {
            reached.append(target)
            open.append(target)
        }
    }
    return reached
}
