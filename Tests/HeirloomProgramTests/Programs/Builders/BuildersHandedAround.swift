// Builders as dependencies: received, renamed, optional, in an array of functions, and passed as methods.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Row: Instantiable {
    @Forwarded public let title: String
    @Forwarded private let style: Style?
    @Received private let palette: Palette
    public enum Style: String { case bold, plain }
    public var text: String { "\(title)/\(style?.rawValue ?? "none")/\(palette.color)" }
}

@Instantiable
public final class Palette: Instantiable { public var color = "red"; public init() {} }

@Instantiable
public struct Table: Instantiable {
    @Received private let rowBuilder: Instantiator<Row>
    @Received(onlyIfAvailable: true) private let headerBuilder: Instantiator<Row>?
    @Forwarded private let titles: [String]

    public var lines: [String] {
        [headerBuilder?.instantiate(title: "Header", style: .bold)].compactMap(\.?.text)
            + titles.map { rowBuilder.instantiate(title: $0, style: nil).text }
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct PlainList: Instantiable {
    @Received private let rowBuilder: Instantiator<Row>
    @Instantiated let tableBuilder: Instantiator<Table>
    func row(_ title: String) -> Row { rowBuilder.instantiate((title: title, style: .plain)) }
}

@Instantiable
struct HeadedList: Instantiable {
    @Received(fulfilledByDependencyNamed: "rowBuilder", ofType: Instantiator<Row>.self)
    private let headerBuilder: Instantiator<Row>
    @Instantiated let palette: Palette
    @Instantiated let tableBuilder: Instantiator<Table>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated private let rowBuilder: Instantiator<Row>
    @Instantiated let plain: PlainList
    @Instantiated let headed: HeadedList
}

let app = App()
app.palette.color = "blue"
print(app.plain.tableBuilder.instantiate(titles: ["a"]).lines)
print(app.headed.tableBuilder.instantiate(titles: ["b"]).lines)
print(app.plain.row("c").text)
//: prints
// ["a/none/blue"]
// ["Header/bold/blue", "b/none/blue"]
// c/plain/blue
