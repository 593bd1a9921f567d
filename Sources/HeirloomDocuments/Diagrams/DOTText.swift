/// A diagram in the language of Graphviz.
package enum DOTText {
    /// - Parameter groupsByModule: Whether to group the scopes of each module in a box.
    package static func text(of document: GraphDocument, groupsByModule: Bool) -> String {
        let contents = DiagramContents(document)
        var lines = [
            "digraph Heirloom {",
            "    rankdir=LR",
            "    node [shape=box, style=\"rounded,filled\", fillcolor=\"#f6f8fa\", color=\"#8c959f\", \(font)]",
            "    edge [color=\"#57606a\", fontcolor=\"#57606a\", fontsize=10, \(font)]",
        ]
        for (number, module) in contents.modules.enumerated() {
            let boxes = module.boxes.map(line)
            if groupsByModule {
                lines.append("    subgraph cluster_\(number) {")
                lines.append("        label=\(quoted(module.name))")
                lines.append("        labeljust=l; color=\"#d0d7de\"; fontcolor=\"#57606a\"; \(font)")
                lines += boxes.map { "    " + $0 }
                lines.append("    }")
            } else {
                lines += boxes
            }
        }
        lines += contents.arrows.map { arrow in
            let style = arrow.isAtOnce ? "" : ", style=dashed"
            let label = quoted(arrow.labels.joined(separator: "\n"))
            return "    \(arrow.from) -> \(arrow.to) [label=\(label)\(style)]"
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private static let font = "fontname=\"Helvetica,Arial,sans-serif\""

    private static func line(_ box: DiagramContents.Box) -> String {
        let text = ([box.scope.type] + box.remarks).joined(separator: "\n")
        return "    \(box.id) [label=\(quoted(text))"
            + (box.isRoot ? ", fillcolor=\"#ddf4ff\", penwidth=2" : "")
            + "]"
    }

    private static func quoted(_ text: String) -> String {
        text.quoted(escaping: ["\n": "\\n", "\"": "\\\"", "\\": "\\\\"])
    }
}
