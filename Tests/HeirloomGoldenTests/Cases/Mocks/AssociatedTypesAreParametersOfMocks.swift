// Associated types become generic parameters of a mock, or type aliases if a `where` clause determines them.

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

//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Store", "IntStore"])

func firstItem<S: Store>(of store: S) -> S.Item? { store.keys.first.flatMap { store.get($0) } }

let store = MockStore<Bool, String, [String]>()
store.mock.keys.returns(["a"])
store.mock.get.performs { $0 == "a" }
try store.put(true, at: "b")
print(firstItem(of: store) as Any, store.mock.put.calls, store.items())
let ints = MockIntStore<Set<String>>()
ints.mock.sum.returns(3)
print(ints.sum(), ints.get("x") as Any)

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
#endif

//: prints
// Optional(true) [(item: true, key: "b")] []
// 3 nil
