// A test double overrides the defaulted parameters of generic types, whose types name the generic arguments.
//: option configuration=debug
//: Lists/Lists.swift
import Heirloom

@Instantiable
public struct ItemList<Item>: Instantiable {
    public enum Mode { case plain, grouped }
    public typealias Rows = [Item]
    public let rows: Rows
    public let mode: Mode
    public let kind: Item.Type
    public init(rows: Rows = [], mode: Mode = .plain, kind: Item.Type = Item.self) {
        self.rows = rows
        self.mode = mode
        self.kind = kind
    }
}
//: App/App.swift
import Heirloom
import Lists

/// Not the parameter of that name.
struct Item {}

@Instantiable
struct Formatter<Item>: Instantiable {
    let format: (Item) -> String
    let count: Int
    init(count: Int = 1, format: @escaping (Item) -> String = { "\($0)" }) {
        self.count = count
        self.format = format
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let names: ItemList<String>
    @Instantiated let makeNumbers: () -> ItemList<Int>
    @Instantiated let formatter: Formatter<Int>
}
//: App/main.swift
import Lists

let app = App.mock()
print(app.names.rows, app.names.mode, app.makeNumbers().kind, app.formatter.format(3))
let other = App.mock(
    overrides: .init(
        names: .init(rows: ["a"], mode: .grouped),
        makeNumbers: .init(rows: [1]),
        formatter: .init(format: { "<\($0)>" })
    )
)
print(other.names.rows, other.names.mode, other.makeNumbers().rows, other.formatter.format(3))
//: prints
// [] plain Int 3
// ["a"] grouped [1] <3>
