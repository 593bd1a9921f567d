// Requirements with equal signatures are one, however they are spelled: if a clause fixes an associated type, if a generic
// parameter is written as `some P`, and with or without sugar. The mock has none of the effects that one of them excludes.

//: Cells/Cell.swift
public protocol Cell {
    associatedtype Model
    associatedtype Key: Hashable
    associatedtype Action
    associatedtype Rows: Collection
    func configure(_ model: Model, at key: Key)
    func configure(_ model: String, at key: Int)
    func swap(_ model: Model, with key: Key)
    func swap(_ model: Key, with key: Model)
    func append(_ row: Rows.Element)
    func append(_ row: Model?)
    func onTap(_ action: Action)
}

public protocol TextCell: Cell
where Model == String, Key == Int, Action == () -> Void, Rows.Element == Model? {
    func configure(_ model: Model, at key: Self.Key)
}

//: Streams/Stream.swift
public enum Fault: Error { case closed }

public protocol Input {
    init(size: Int?)
    func open() throws -> Void
    func read(_ value: some Equatable, into values: [some Hashable]) -> Int?
    func copy<A, B>(_ first: A, _ second: B) -> [Int] where A: Hashable & Sendable
    func sum<Values: Sequence>(_ values: Values) where Values.Element == Int
    func close() throws
    var isOpen: Bool { get throws }
    subscript(_ place: some Hashable) -> Int? { get }
}

public protocol Output {
    init(size: Optional<Int>)
    func open() throws
    func read<Other: Hashable>(_ value: some Equatable, into values: Array<Other>) -> Optional<Int>
    func copy<X, Y>(_ first: Y, _ second: X) -> Array<Int> where Y: Sendable, Y: Hashable
    func sum<Values>(_ values: Values) where Int == Values.Element, Values: Sequence
    func close() throws(Fault) -> ()
    var isOpen: Bool { get async }
    subscript<Place: Hashable>(_ place: Place) -> Int? { get set }
}

public protocol Stream: Input, Output {}

//: App/main.swift
import Cells
import Heirloom
import Streams

#HeirloomConfiguration(additionalMocksToGenerate: ["Stream", "TextCell"], mockConditionalCompilation: nil)

let cell = MockTextCell<[String?]>()
cell.configure("text", at: 1)
cell.swap("a", with: 2)
cell.append("row")
cell.onTap { print("tapped") }
cell.mock.onTap.calls[0]()
print(cell.mock.configure.calls, cell.mock.append.calls)
let stream = MockStream(size: 1)
stream.mock.close.throws(.closed)
do { try stream.close() } catch { print(error) }
stream.mock.isOpen.returns(true)
stream[2] = 3
print(stream.isOpen, stream.read(1, into: [2]) as Any, stream.mock.setSubscript.calls)

//: generated App
import Cells
import HeirloomMocks
import Streams

/// Answers for `Stream` in tests.
final class MockStream: Stream, Sendable {
    struct Requirements: MockRequirements {
        let initializer = Stub<Int?, Never, Void>("Stream.init(size:)")
        let open = Stub<Void, any Error, Void>("Stream.open()")
        let read = Stub<(value: any Equatable, values: [any Hashable]), Never, Int?>("Stream.read(_:into:)")
        let copy = Stub<(first: any Hashable & Sendable, second: Any), Never, [Int]>("Stream.copy(_:_:)")
        let sum = Stub<any Sequence, Never, Void>("Stream.sum(_:)")
        let close = Stub<Void, Fault, ()>("Stream.close()")
        let isOpen = Stub<Void, Never, Bool>("Stream.isOpen")
        let `subscript` = Stub<any Hashable, Never, Int?>("Stream.subscript(_:)")
        let setSubscript = Stub<(place: any Hashable, newValue: Int?), Never, Void>("Stream.subscript(_:)")
    }

    let mock = Requirements()
    init() {}
    static func heirloomMock() -> MockStream { MockStream() }

    init(size: Int?) {
        self.mock.initializer(size)
    }

    func open() throws -> Void {
        try self.mock.open()
    }

    func read(_ value: some Equatable, into values: [some Hashable]) -> Int? {
        self.mock.read((value, values))
    }

    func copy<A, B>(_ first: A, _ second: B) -> [Int] where A: Hashable & Sendable {
        self.mock.copy((first, second))
    }

    func sum<Values: Sequence>(_ values: Values) where Values.Element == Int {
        self.mock.sum(values)
    }

    func close() throws(Fault) -> () {
        try self.mock.close()
    }

    var isOpen: Bool {
        self.mock.isOpen()
    }

    subscript(place: some Hashable) -> Int? {
        get { self.mock.subscript(place) }
        set { self.mock.setSubscript((place, newValue)) }
    }
}

/// Answers for `TextCell` in tests.
final class MockTextCell<Rows: Collection>: TextCell, Sendable where Rows.Element == String? {
    struct Requirements: MockRequirements {
        let configure = Stub<(model: Model, key: Key), Never, Void>("TextCell.configure(_:at:)")
        let swap_with_Model_Key = Stub<(model: Model, key: Key), Never, Void>("TextCell.swap(_:with:)")
        let swap_with_Key_Model = Stub<(model: Key, key: Model), Never, Void>("TextCell.swap(_:with:)")
        let append = Stub<Rows.Element, Never, Void>("TextCell.append(_:)")
        let onTap = Stub<Action, Never, Void>("TextCell.onTap(_:)")
    }

    typealias Model = String
    typealias Key = Int
    typealias Action = () -> Void
    typealias Rows = Rows
    let mock = Requirements()
    init() {}

    func configure(_ model: Model, at key: Key) {
        self.mock.configure((model, key))
    }

    func swap(_ model: Model, with key: Key) {
        self.mock.swap_with_Model_Key((model, key))
    }

    func swap(_ model: Key, with key: Model) {
        self.mock.swap_with_Key_Model((model, key))
    }

    func append(_ row: Rows.Element) {
        self.mock.append(row)
    }

    func onTap(_ action: @escaping Action) {
        self.mock.onTap(action)
    }
}

//: prints
// tapped
// [(model: "text", key: 1)] [Optional("row")]
// closed
// true nil [(place: 2, newValue: Optional(3))]
