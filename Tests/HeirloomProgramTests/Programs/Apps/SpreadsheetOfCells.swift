// A spreadsheet: cells are built by position, formulas receive their sheet, and a workbook names its sheets.
//: Cells/Cells.swift
import Heirloom
public struct Position: Hashable, Sendable { public let row: Int, column: Int; public init(_ row: Int, _ column: Int) { self.row = row; self.column = column } }
public protocol Sheet: AnyObject { func value(_ position: Position) -> Int }
public protocol Cell { var value: Int { get } }
@Instantiable
public struct NumberCell: Instantiable, Cell { @Forwarded public let value: Int }
@Instantiable
public struct SumCell: Instantiable, Cell {
    @Forwarded private let positions: [Position]
    @Received private let sheet: any Sheet
    public var value: Int { positions.map(sheet.value).reduce(0, +) }
}
@Instantiable
public struct CellFactory: Instantiable {
    @Forwarded private unowned let sheet: any Sheet
    @Instantiated(fulfilledByType: "NumberCell") public let number: ErasedInstantiator<Int, any Cell>
    @Instantiated(fulfilledByType: "SumCell") public let sum: ErasedInstantiator<Array<Position>, any Cell>
}
//: Book/Book.swift
import Cells
import Heirloom
@Instantiable(fulfillingAdditionalTypes: [Sheet.self])
public final class MemorySheet: Instantiable, Sheet {
    @Forwarded public let name: String
    @Instantiated private let cellFactoryBuilder: Instantiator<CellFactory>
    private var cells: [Position: any Cell] = [:]
    private lazy var cellFactory = cellFactoryBuilder.instantiate(sheet: self)
    public func value(_ position: Position) -> Int { cells[position]?.value ?? 0 }
    public func set(_ number: Int, at position: Position) { cells[position] = cellFactory.number.instantiate(number) }
    public func sum(_ positions: [Position], at position: Position) {
        cells[position] = cellFactory.sum.instantiate(positions)
    }
}
//: App/main.swift
import Book
import Cells
import Heirloom
@Instantiable
struct Workbook: Instantiable {
    @Instantiated let sheetBuilder: Instantiator<MemorySheet>
    @Instantiated(fulfilledByType: "MemorySheet") let anyBuilder: ErasedInstantiator<String, any Sheet>
}
let book = Workbook()
let sheet = book.sheetBuilder.instantiate(name: "first")
sheet.sum([Position(0, 0), Position(0, 1)], at: Position(1, 0))
sheet.set(4, at: Position(0, 0))
sheet.set(5, at: Position(0, 1))
print(sheet.name, sheet.value(Position(1, 0)), book.anyBuilder.instantiate("second").value(Position(0, 0)))
//: prints
// first 9 0
