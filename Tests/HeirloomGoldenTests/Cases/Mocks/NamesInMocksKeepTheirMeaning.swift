// Names in a mock mean the same as in its protocol, although its generic parameters and members may have the same names.

//: option configuration=debug
//: Core/Core.swift
public protocol Item { var id: Int { get } }
public struct Book: Item { public var id: Int; public init(id: Int) { self.id = id } }
public struct Data: Equatable { public init() {} }

public protocol Reader { func read(_ data: Data) -> Data? }

//: App/Protocols.swift
import Core

protocol Shelf<Item>: Reader {
    associatedtype Item: Core.Item
    associatedtype Error: Swift.Error
    associatedtype Data: Collection where Data.Element == Item
    func put<Item: Core.Item>(_ item: Item) throws -> Item
    func failure() -> Error?
    func first() -> Item?
    func other() -> (any Core.Item)?
    func all(_ data: Data) -> Core.Data
}

protocol Tools {
    func use<Stub>(_ stub: Stub, _ requirements: [Stub]) -> Stub
    func hash<Hashable>(_ hashable: Hashable)
    func compare<T>(_ value: T) -> Data
    func `default`<`default`>(_ `in`: `default`)
    var Stub: Int { get }
    func Requirements() -> Int
}

protocol NamedTools: Tools { func compare<U>(_ value: U) -> Data }

typealias Data = Core.Data

//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Shelf", "NamedTools"])

let shelf = MockShelf<Book, CancellationError, [Book]>()
shelf.mock.put.performs { $0 }
shelf.mock.all.returns(Core.Data())
print(try shelf.put(Book(id: 3)).id, shelf.all([Book(id: 1)]) == shelf.read(Core.Data()), shelf.other() == nil)
let tools = MockNamedTools()
tools.mock.use.performs { value, _ in value }
tools.mock.Stub.returns(4)
tools.mock.Requirements.returns(5)
print(tools.use("a", []), tools.Stub, tools.Requirements())

//: generated App
#if DEBUG
import Core
import HeirloomMocks

/// Answers for `NamedTools` in tests.
final class MockNamedTools: NamedTools, Sendable {
    struct OwnRequirements: MockRequirements {
        let compare = HeirloomStub<Any, Never, Data>("NamedTools.compare(_:)")
        let use = HeirloomStub<(stub: Any, requirements: [Any]), Never, Any>("NamedTools.use(_:_:)")
        let hash = HeirloomStub<Any, Never, Void>("NamedTools.hash(_:)")
        let `default` = HeirloomStub<Any, Never, Void>("NamedTools.default(_:)")
        let Stub = HeirloomStub<Void, Never, Int>("NamedTools.Stub")
        let Requirements = HeirloomStub<Void, Never, Int>("NamedTools.Requirements()")
    }

    let mock = OwnRequirements()
    init() {}
    static func heirloomMock() -> MockNamedTools { MockNamedTools() }

    func compare<U>(_ value: U) -> Data {
        self.mock.compare(value)
    }

    func use<Stub>(_ stub: Stub, _ requirements: [Stub]) -> Stub {
        self.mock.use.specific(self.mock.use((stub, requirements)))
    }

    func hash<Hashable>(_ hashable: Hashable) {
        self.mock.hash(hashable)
    }

    func `default`<`default`>(_ in: `default`) {
        self.mock.default(`in`)
    }

    var Stub: Int {
        self.mock.Stub()
    }

    func Requirements() -> Int {
        self.mock.Requirements()
    }
}

/// Answers for `Shelf` in tests.
final class MockShelf<Item: Core.Item, Error: Swift.Error, Data: Collection>: Shelf, Sendable where Data.Element == Item {
    struct Requirements: MockRequirements {
        let put = Stub<any Core.Item, any Swift.Error, any Core.Item>("Shelf.put(_:)")
        let failure = Stub<Void, Never, Error?>("Shelf.failure()")
        let first = Stub<Void, Never, Item?>("Shelf.first()")
        let other = Stub<Void, Never, (any Core.Item)?>("Shelf.other()")
        let all = Stub<Data, Never, Core.Data>("Shelf.all(_:)")
        let read = Stub<Core.Data, Never, Core.Data?>("Shelf.read(_:)")
    }

    let mock = Requirements()
    init() {}

    func put<SomeItem: Core.Item>(_ item: SomeItem) throws -> SomeItem {
        try self.mock.put.specific(self.mock.put(item))
    }

    func failure() -> Error? {
        self.mock.failure()
    }

    func first() -> Item? {
        self.mock.first()
    }

    func other() -> (any Core.Item)? {
        self.mock.other()
    }

    func all(_ data: Data) -> Core.Data {
        self.mock.all(data)
    }

    func read(_ data: Core.Data) -> Core.Data? {
        self.mock.read(data)
    }
}
#endif

//: prints
// 3 false true
// a 4 5
