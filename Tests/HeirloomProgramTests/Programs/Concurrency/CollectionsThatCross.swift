// Collections of Sendable values may cross isolations.
//: App/Session.swift
import Heirloom

struct Cell: Hashable {
    var number = 0
}

@Instantiable
struct CellsReport: Instantiable {
    @Received let cells: [Cell]
    let text = "cells"
}

@Instantiable
struct ByNameReport: Instantiable {
    @Received let byName: [String: [Cell]]
    let text = "byName"
}

@Instantiable
struct ResultReport: Instantiable {
    @Received let result: Result<Cell, any Error>
    let text = "result"
}

@Instantiable
struct UniqueReport: Instantiable {
    @Received let unique: Set<Cell>?
    let text = "unique"
}

@Instantiable
struct SpanReport: Instantiable {
    @Received let span: ClosedRange<Int>
    let text = "span"
}

@Instantiable
struct PairReport: Instantiable {
    @Received let pair: (Cell, name: String)
    let text = "pair"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let cells: [Cell]
    @Forwarded let byName: [String: [Cell]]
    @Forwarded let result: Result<Cell, any Error>
    @Forwarded let unique: Set<Cell>?
    @Forwarded let span: ClosedRange<Int>
    @Forwarded let pair: (Cell, name: String)
    @Instantiated let cellsReportBuilder: SendableInstantiator<CellsReport>
    @Instantiated let byNameReportBuilder: SendableInstantiator<ByNameReport>
    @Instantiated let resultReportBuilder: SendableInstantiator<ResultReport>
    @Instantiated let uniqueReportBuilder: SendableInstantiator<UniqueReport>
    @Instantiated let spanReportBuilder: SendableInstantiator<SpanReport>
    @Instantiated let pairReportBuilder: SendableInstantiator<PairReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let cells = cellsReportBuilder
        lines.append(await Task.detached { cells.instantiate().text }.value)
        let byName = byNameReportBuilder
        lines.append(await Task.detached { byName.instantiate().text }.value)
        let result = resultReportBuilder
        lines.append(await Task.detached { result.instantiate().text }.value)
        let unique = uniqueReportBuilder
        lines.append(await Task.detached { unique.instantiate().text }.value)
        let span = spanReportBuilder
        lines.append(await Task.detached { span.instantiate().text }.value)
        let pair = pairReportBuilder
        lines.append(await Task.detached { pair.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(cells: [Cell()], byName: [:], result: .success(Cell()), unique: nil, span: 0...1, pair: (Cell(), name: "n"))
print(await session.reports().joined(separator: ", "))
//: prints
// cells, byName, result, unique, span, pair
