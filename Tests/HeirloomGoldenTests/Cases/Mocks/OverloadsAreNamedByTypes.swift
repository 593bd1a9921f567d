// The members of requirements that differ in types only are named by these types, and the mock repeats associated types that
// only such requirements tell apart.

//: option configuration=debug
//: App/main.swift
import Heirloom

struct User {}

protocol Writer {
    func put(_ words: String...)
}
protocol Client: Writer {
    associatedtype Key
    associatedtype Value
    init(_ key: Key)
    init(_ value: Value)
    init(_ value: Value...)
    subscript(_ key: Key) -> Int { get }
    subscript(_ keys: Key...) -> Int { get }
    subscript(_ value: Value) -> Int { get }
    func fetch(id: Int) -> User?
    func fetch(id: [String]) -> User?
    func fetch(id: [String]) -> Bool
    func fetch(id: Key)
    func fetch(name: String) async
    func fetch(name: String)
    func store<T: Sequence>(_ values: T)
    func store(_ value: some Hashable)
    func put(_ word: String)
    func put(_ words: [String])
    func count(_ number: Int)
    func count(_ number: inout Int)
}

#HeirloomConfiguration(additionalMocksToGenerate: ["Client"])

func use<C: Client>(_ client: C, _ key: C.Key, _ value: C.Value) {
    client.fetch(id: key)
    print(client[key], client[value])
}

let client = MockClient<Bool, Character>("a")
client.mock.subscript_Key.returns(1)
client.mock.subscript_Value.returns(2)
client.mock.fetch_id_ArrayString_Bool.returns(true)
use(client, true, "b")
client.put("a")
client.put("b", "c")
client.put(["d"])
print(client.mock.put_String.calls, client.mock.put_VariadicString.calls, client.mock.put_ArrayString.calls)
var number = 1
client.mock.count_InoutInt.performs { $0 += 1 }
client.count(&number)
client.count(number)
print(client.mock.count_Int.calls)
print(client.fetch(id: ["a"]) as Bool, client.mock.fetch_id_Key.calls, client.mock.initializer_Value.calls)

//: generated App
#if DEBUG
import HeirloomMocks

/// Answers for `Client` in tests.
final class MockClient<Key, Value>: Client, Sendable {
    struct Requirements: MockRequirements {
        let initializer_Key = Stub<Key, Never, Void>("Client.init(_:)")
        let initializer_Value = Stub<Value, Never, Void>("Client.init(_:)")
        let initializer_VariadicValue = Stub<[Value], Never, Void>("Client.init(_:)")
        let subscript_Key = Stub<Key, Never, Int>("Client.subscript(_:)")
        let subscript_VariadicKey = Stub<[Key], Never, Int>("Client.subscript(_:)")
        let subscript_Value = Stub<Value, Never, Int>("Client.subscript(_:)")
        let fetch_id_Int = Stub<Int, Never, User?>("Client.fetch(id:)")
        let fetch_id_ArrayString_OptionalUser = Stub<[String], Never, User?>("Client.fetch(id:)")
        let fetch_id_ArrayString_Bool = Stub<[String], Never, Bool>("Client.fetch(id:)")
        let fetch_id_Key = Stub<Key, Never, Void>("Client.fetch(id:)")
        let fetch_name_async = AsyncStub<String, Never, Void>("Client.fetch(name:)")
        let fetch_name = Stub<String, Never, Void>("Client.fetch(name:)")
        let store_Sequence = Stub<any Sequence, Never, Void>("Client.store(_:)")
        let store_Hashable = Stub<any Hashable, Never, Void>("Client.store(_:)")
        let put_String = Stub<String, Never, Void>("Client.put(_:)")
        let put_ArrayString = Stub<[String], Never, Void>("Client.put(_:)")
        let count_Int = Stub<Int, Never, Void>("Client.count(_:)")
        let count_InoutInt = Handler<@Sendable (inout Int) -> Void>("Client.count(_:)")
        let put_VariadicString = Stub<[String], Never, Void>("Client.put(_:)")
    }

    typealias Key = Key
    typealias Value = Value
    let mock = Requirements()
    init() {}

    init(_ key: Key) {
        self.mock.initializer_Key(key)
    }

    init(_ value: Value) {
        self.mock.initializer_Value(value)
    }

    init(_ value: Value...) {
        self.mock.initializer_VariadicValue(value)
    }

    subscript(key: Key) -> Int {
        self.mock.subscript_Key(key)
    }

    subscript(keys: Key...) -> Int {
        self.mock.subscript_VariadicKey(keys)
    }

    subscript(value: Value) -> Int {
        self.mock.subscript_Value(value)
    }

    func fetch(id: Int) -> User? {
        self.mock.fetch_id_Int(id)
    }

    func fetch(id: [String]) -> User? {
        self.mock.fetch_id_ArrayString_OptionalUser(id)
    }

    func fetch(id: [String]) -> Bool {
        self.mock.fetch_id_ArrayString_Bool(id)
    }

    func fetch(id: Key) {
        self.mock.fetch_id_Key(id)
    }

    func fetch(name: String) async {
        await self.mock.fetch_name_async(name)
    }

    func fetch(name: String) {
        self.mock.fetch_name(name)
    }

    func store<T: Sequence>(_ values: T) {
        self.mock.store_Sequence(values)
    }

    func store(_ value: some Hashable) {
        self.mock.store_Hashable(value)
    }

    func put(_ word: String) {
        self.mock.put_String(word)
    }

    func put(_ words: [String]) {
        self.mock.put_ArrayString(words)
    }

    func count(_ number: Int) {
        self.mock.count_Int(number)
    }

    func count(_ number: inout Int) {
        if let answer = self.mock.count_InoutInt.call() { answer(&number) }
    }

    func put(_ words: String...) {
        self.mock.put_VariadicString(words)
    }
}
#endif

//: prints
// 1 2
// ["a"] [["b", "c"]] [["d"]]
// [2]
// true [true] ["a"]
