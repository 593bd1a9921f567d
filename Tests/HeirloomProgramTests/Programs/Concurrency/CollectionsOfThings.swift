// Arrays, dictionaries, optionals and results are Sendable if all of their contents are.
//: App/Session.swift
import Heirloom

final class Row {
    var number = 0
}

struct Cell {
    var number = 0
}

@Instantiable
struct RowsReport: Instantiable {
    @Received let rows: [Row]
    let text = "rows"
}

@Instantiable
struct CellsReport: Instantiable {
    @Received let cells: [Cell]
    let text = "cells"
}

@Instantiable
struct ByNameReport: Instantiable {
    @Received let byName: [String: Row]
    let text = "byName"
}

@Instantiable
struct OptionalReport: Instantiable {
    @Received let optional: Row?
    let text = "optional"
}

@Instantiable
struct ResultReport: Instantiable {
    @Received let result: Result<Cell, any Error>
    let text = "result"
}

@Instantiable
struct FailedReport: Instantiable {
    @Received let failed: Result<Row, any Error>
    let text = "failed"
}

@Instantiable
struct NestedReport: Instantiable {
    @Received let nested: [[Cell?]]
    let text = "nested"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let rows: [Row]
    @Forwarded let cells: [Cell]
    @Forwarded let byName: [String: Row]
    @Forwarded let optional: Row?
    @Forwarded let result: Result<Cell, any Error>
    @Forwarded let failed: Result<Row, any Error>
    @Forwarded let nested: [[Cell?]]
    @Instantiated let 1️⃣rowsReportBuilder: SendableInstantiator<RowsReport>
    @Instantiated let cellsReportBuilder: SendableInstantiator<CellsReport>
    @Instantiated let 2️⃣byNameReportBuilder: SendableInstantiator<ByNameReport>
    @Instantiated let 3️⃣optionalReportBuilder: SendableInstantiator<OptionalReport>
    @Instantiated let resultReportBuilder: SendableInstantiator<ResultReport>
    @Instantiated let 4️⃣failedReportBuilder: SendableInstantiator<FailedReport>
    @Instantiated let nestedReportBuilder: SendableInstantiator<NestedReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let rows = rowsReportBuilder
        lines.append(await Task.detached { rows.instantiate().text }.value)
        let cells = cellsReportBuilder
        lines.append(await Task.detached { cells.instantiate().text }.value)
        let byName = byNameReportBuilder
        lines.append(await Task.detached { byName.instantiate().text }.value)
        let optional = optionalReportBuilder
        lines.append(await Task.detached { optional.instantiate().text }.value)
        let result = resultReportBuilder
        lines.append(await Task.detached { result.instantiate().text }.value)
        let failed = failedReportBuilder
        lines.append(await Task.detached { failed.instantiate().text }.value)
        let nested = nestedReportBuilder
        lines.append(await Task.detached { nested.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ not-sendable
// 2️⃣ not-sendable
// 3️⃣ not-sendable
// 4️⃣ not-sendable
