// A generic struct without an explicit conformance is Sendable only if it stores no values of its parameters' types.
//: App/Session.swift
import Heirloom

final class Row {
    var number = 0
}

struct Box<Value> {
    var value: Value
}

struct Tag<Owner> {
    var name: String
}

struct Page<Element: Sendable> {
    var elements: [Element]
}

struct Lot<Element> {
    var elements: [Element]
}

extension Lot: Sendable where Element: Sendable {}

@Instantiable
struct PlainBoxReport: Instantiable {
    @Received let plainBox: Box<Int>
    let text = "plainBox"
}

@Instantiable
struct RowTagReport: Instantiable {
    @Received let rowTag: Tag<Row>
    let text = "rowTag"
}

@Instantiable
struct PageReport: Instantiable {
    @Received let page: Page<Int>
    let text = "page"
}

@Instantiable
struct RowsReport: Instantiable {
    @Received let rows: Lot<Row>
    let text = "rows"
}

@Instantiable
struct NumbersReport: Instantiable {
    @Received let numbers: Lot<Int>
    let text = "numbers"
}

@Instantiable
struct BoxesReport: Instantiable {
    @Received let boxes: Lot<Box<Int>>
    let text = "boxes"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let plainBox: Box<Int>
    @Forwarded let rowTag: Tag<Row>
    @Forwarded let page: Page<Int>
    @Forwarded let rows: Lot<Row>
    @Forwarded let numbers: Lot<Int>
    @Forwarded let boxes: Lot<Box<Int>>
    @Instantiated let plainBoxReportBuilder: SendableInstantiator<PlainBoxReport>
    @Instantiated let rowTagReportBuilder: SendableInstantiator<RowTagReport>
    @Instantiated let pageReportBuilder: SendableInstantiator<PageReport>
    @Instantiated let 1️⃣rowsReportBuilder: SendableInstantiator<RowsReport>
    @Instantiated let numbersReportBuilder: SendableInstantiator<NumbersReport>
    @Instantiated let boxesReportBuilder: SendableInstantiator<BoxesReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let plainBox = plainBoxReportBuilder
        lines.append(await Task.detached { plainBox.instantiate().text }.value)
        let rowTag = rowTagReportBuilder
        lines.append(await Task.detached { rowTag.instantiate().text }.value)
        let page = pageReportBuilder
        lines.append(await Task.detached { page.instantiate().text }.value)
        let rows = rowsReportBuilder
        lines.append(await Task.detached { rows.instantiate().text }.value)
        let numbers = numbersReportBuilder
        lines.append(await Task.detached { numbers.instantiate().text }.value)
        let boxes = boxesReportBuilder
        lines.append(await Task.detached { boxes.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ not-sendable
