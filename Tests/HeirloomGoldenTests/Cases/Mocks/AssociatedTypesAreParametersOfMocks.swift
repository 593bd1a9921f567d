// Associated types become generic parameters of a mock, or type aliases if a `where` clause or an alias of a protocol determines
// them.

//: option configuration=debug
//: Core/Store.swift
public struct Item: Sendable, Equatable { public init() {} }

public protocol Store<Item> {
    associatedtype Item: Sendable
    associatedtype Key: Hashable where Key: Sendable
    associatedtype Keys: Collection = [Key] where Keys.Element == Key
    func put(_ item: Item, at key: Key) throws
    func get(_ key: Key) -> Item?
    var keys: Keys { get }
    func copy() -> Self
    func items() -> [Self.Item]
}

public protocol IntStore: Store where Item == Int, Self.Key == String {
    func sum() -> Item
}

public protocol Reading<Key, Value> {
    associatedtype Key
    associatedtype Value
    func get(_ key: Key) -> Value?
}

public typealias Index<Element> = Reading<Element, Int?> & Sendable
public protocol TextIndex: Index<String> {}
public protocol Row: Identifiable { associatedtype ID: Sendable = Int }

//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Store", "IntStore", "TextIndex", "Row"])

func firstItem<S: Store>(of store: S) -> S.Item? { store.keys.first.flatMap { store.get($0) } }

let store = MockStore<Bool, String, [String]>()
store.mock.keys.returns(["a"])
store.mock.get.performs { $0 == "a" }
try store.put(true, at: "b")
print(firstItem(of: store) as Any, store.mock.put.calls, store.items())
let ints = MockIntStore<Set<String>>()
ints.mock.sum.returns(3)
print(ints.sum(), ints.get("x") as Any)
let index = MockTextIndex()
index.mock.get.performs { $0.count }
print(index.get("ab") as Any)
let row = MockRow<Int>()
row.mock.id.returns(5)
print(row.id)

//: generated App
#if DEBUG
import Core
import HeirloomMocks

/// Answers for `IntStore` in tests.
final class MockIntStore<Keys: Collection>: IntStore, Sendable where Keys.Element == String {
    struct Requirements: MockRequirements {
        let sum = Stub<Void, Never, Item>("IntStore.sum()")
        let put = Stub<(item: Item, key: Key), any Error, Void>("IntStore.put(_:at:)")
        let get = Stub<Key, Never, Item?>("IntStore.get(_:)")
        let keys = Stub<Void, Never, Keys>("IntStore.keys")
        let copy = Stub<Void, Never, MockIntStore>("IntStore.copy()")
        let items = Stub<Void, Never, [Item]>("IntStore.items()")
    }

    typealias Item = Int
    typealias Key = String
    let mock = Requirements()
    init() {}

    func sum() -> Item {
        self.mock.sum()
    }

    func put(_ item: Item, at key: Key) throws {
        try self.mock.put((item, key))
    }

    func get(_ key: Key) -> Item? {
        self.mock.get(key)
    }

    var keys: Keys {
        self.mock.keys()
    }

    func copy() -> MockIntStore {
        self.mock.copy()
    }

    func items() -> [Item] {
        self.mock.items()
    }
}

/// Answers for `Row` in tests.
final class MockRow<ID: Sendable & Hashable>: Row, Sendable {
    struct Requirements: MockRequirements {
        let id = Stub<Void, Never, ID>("Row.id")
    }

    let mock = Requirements()
    init() {}

    var id: ID {
        self.mock.id()
    }
}

/// Answers for `Store` in tests.
final class MockStore<Item: Sendable, Key: Hashable, Keys: Collection>: Store, Sendable where Key: Sendable, Keys.Element == Key {
    struct Requirements: MockRequirements {
        let put = Stub<(item: Item, key: Key), any Error, Void>("Store.put(_:at:)")
        let get = Stub<Key, Never, Item?>("Store.get(_:)")
        let keys = Stub<Void, Never, Keys>("Store.keys")
        let copy = Stub<Void, Never, MockStore>("Store.copy()")
        let items = Stub<Void, Never, [Item]>("Store.items()")
    }

    let mock = Requirements()
    init() {}

    func put(_ item: Item, at key: Key) throws {
        try self.mock.put((item, key))
    }

    func get(_ key: Key) -> Item? {
        self.mock.get(key)
    }

    var keys: Keys {
        self.mock.keys()
    }

    func copy() -> MockStore {
        self.mock.copy()
    }

    func items() -> [Item] {
        self.mock.items()
    }
}

/// Answers for `TextIndex` in tests.
final class MockTextIndex: TextIndex, Sendable {
    struct Requirements: MockRequirements {
        let get = Stub<Key, Never, Value?>("TextIndex.get(_:)")
    }

    typealias Key = String
    typealias Value = Optional<Int>
    let mock = Requirements()
    init() {}

    func get(_ key: Key) -> Value? {
        self.mock.get(key)
    }
}
#endif

//: prints
// Optional(true) [(item: true, key: "b")] []
// 3 nil
// Optional(Optional(2))
// 5
