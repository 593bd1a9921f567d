/// Prints figures as a plain-text table.
enum TablePrinter {
    static let columns = ["", "median", "quartiles", "bound", "holds"]

    static func text(_ figures: [Figure]) -> String {
        let rows = [columns] + figures.map(cells)
        let widths = columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// The cells of a figure, one for each column.
    static func cells(_ figure: Figure) -> [String] {
        let unit = figure.unit
        let sample = figure.sample
        let spread =
            sample.values.count == 1
            ? "" : "\(unit.text(sample.lowerQuartile)) – \(unit.text(sample.upperQuartile))"
        return [
            figure.name,
            unit.text(sample.median),
            spread,
            figure.bound.map { text($0, in: unit) } ?? "",
            figure.holds.map { $0 ? "yes" : "NO" } ?? "",
        ]
    }

    private static func text(_ bound: Figure.Bound, in unit: Figure.Unit) -> String {
        switch bound {
        case .atMost(let limit): "≤ \(unit.text(limit))"
        case .one(let tolerance): "1 ± \(tolerance)"
        }
    }
}
