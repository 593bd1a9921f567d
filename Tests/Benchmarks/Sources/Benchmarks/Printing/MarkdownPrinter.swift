/// Prints figures as a Markdown table.
enum MarkdownPrinter {
    static func text(_ figures: [(row: String, figure: Figure)]) -> String {
        var text = """
            | Row | Figure | Median | Quartiles | Bound | Holds |
            | --- | --- | --- | --- | --- | --- |

            """
        var lastRow = ""
        for (row, figure) in figures {
            let first = row == lastRow ? "" : "`\(row)`"
            lastRow = row
            text += line([first] + TablePrinter.cells(figure))
        }
        return text
    }

    /// Formats a table row: `| a | | c |`.
    private static func line(_ cells: [String]) -> String {
        cells.map { $0.isEmpty ? "| " : "| \($0) " }.joined() + "|\n"
    }
}
