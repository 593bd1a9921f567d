// Dependencies are specializations of parameter packs, of integer parameters, and of constrained and suppressed parameters.
//: option swift=6.2 integer generic parameters
//: Core/Core.swift
public struct Event<each Part> {
    public let parts: (repeat each Part)
    public init(_ part: repeat each Part) { parts = (repeat each part) }
}
public struct Grid<let width: Int, let height: Int, Cell> {
    public let cell: Cell
    public init(cell: Cell) { self.cell = cell }
    public var size: Int { width * height }
}
public struct Holder<Value: ~Copyable>: ~Copyable { public init() {} }
public final class Bus<each Input, Output> {
    public let handle: (repeat each Input) -> Output
    public init(handle: @escaping (repeat each Input) -> Output) { self.handle = handle }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
extension Grid: Instantiable {
    static func instantiate() -> Grid<3, 2, Bool> { Grid<3, 2, Bool>(cell: true) }
    static func instantiate(event: Event<Int, String>) -> Grid<1, -1, String> { Grid<1, -1, String>(cell: event.parts.1) }
}

@Instantiable
struct Board: Instantiable {
    @Received let empty: Event<Int>
    @Received let event: Event<Int, String>
    @Received let nested: [Event<Event<Int>, (Int, Int)>]
    @Received let bus: Bus<Int, Int, String>
    @Received let grid: Grid<3, 2, Bool>
    @Instantiated let negative: Grid<1, -1, String>
    @Received let row: [2 of Int]
    @Received let inline: InlineArray<2, Int>
    var text: String { "\(event.parts.0) \(grid.size) \(negative.size) \(negative.cell) \(row[1] + inline[0])" }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let empty: Event<Int>
    @Forwarded let event: Event<Int, String>
    @Forwarded let nested: [Event<Event<Int>, (Int, Int)>]
    @Forwarded let bus: Bus<Int, Int, String>
    @Forwarded let row: [2 of Int]
    @Received let grid: Grid<3, 2, Bool>
    @Received(fulfilledByDependencyNamed: "row", ofType: [2 of Int].self) let inline: InlineArray<2, Int>
    @Instantiated let board: Board
}

@Instantiable
struct App: Instantiable {
    @Instantiated let grid: Grid<3, 2, Bool>
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Core

let session = App().sessionBuilder.instantiate(
    empty: Event(0), event: Event(4, "e"), nested: [], bus: Bus { "\($0)+\($1)" }, row: [5, 6])
print(session.board.text)
//: prints
// 4 6 -1 e 11
