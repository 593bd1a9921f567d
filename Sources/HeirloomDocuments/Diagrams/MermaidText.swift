/// A diagram in the language of Mermaid, which Markdown viewers render.
package enum MermaidText {
    /// - Parameter groupsByModule: Whether to group the scopes of each module in a box.
    package static func text(of document: GraphDocument, groupsByModule: Bool) -> String {
        let contents = DiagramContents(document)
        var lines = ["flowchart LR"]
        for (number, module) in contents.modules.enumerated() {
            let boxes = module.boxes.map(line)
            if groupsByModule {
                lines.append("    subgraph m\(number)[\(quoted(module.name))]")
                lines += boxes.map { "    " + $0 }
                lines.append("    end")
            } else {
                lines += boxes
            }
        }
        lines += contents.arrows.map { arrow in
            let line = arrow.isAtOnce ? "-->" : "-.->"
            return "    \(arrow.from) \(line)|\(quoted(arrow.labels.joined(separator: ", ")))| \(arrow.to)"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ box: DiagramContents.Box) -> String {
        let text = ([box.scope.type] + box.remarks).joined(separator: "\n")
        return "    \(box.id)" + (box.isRoot ? "([\(quoted(text))])" : "[\(quoted(text))]")
    }

    /// Escapes everything that Mermaid or HTML would interpret.
    private static func quoted(_ text: String) -> String {
        text.quoted(escaping: [
            "\n": "<br>", "\"": "#quot;", "<": "#lt;", ">": "#gt;", "#": "#35;", "&": "#amp;", "`": "#96;",
        ])
    }
}

extension String {
    /// Returns the text in double quotes, with some characters replaced.
    func quoted(escaping escapes: [Character: String]) -> String {
        "\"" + map { escapes[$0] ?? String($0) }.joined() + "\""
    }
}
