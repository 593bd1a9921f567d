// A mock has a member for each requirement of any kind; members with the same base name are distinguished by labels and types.

//: option configuration=debug
//: Core/Client.swift
public final class Box { public var value = 0; public init() {} }

public struct Item: Equatable, Sendable {
    public var id: Int
    public init(id: Int) { self.id = id }
}

public typealias Callback = (Item) -> Void

public enum FetchError: Error { case gone }

public protocol Client {
    func fetch(id: Int, limit: Int) async throws(FetchError) -> [Item]
    func fetch(name: String) -> Item?
    func fetch(_ ids: Int...) -> [Item]
    func fetch(_ item: Item) -> Item?
    var token: String { get async throws }
    subscript(_ key: String) -> Int { get set }
    subscript(at index: Int) -> Item? { get }
    func decode<T: Decodable & Sendable>(_ type: T.Type, from text: String) throws -> T where T: Equatable
    func first<S: Sequence>(of sequence: S) -> S.Element? where S.Element: Sendable
    func print(_ value: some CustomStringConvertible, _: Int)
    func update(_ value: inout Int) -> Bool
    func each(_ body: (Item) throws -> Void) rethrows
    func mapped<T>(_ body: (Item) throws -> T) rethrows -> [T]
    func onChange(_ handler: @escaping @Sendable (Item) -> Void)
    func call(_ now: Callback, later: @escaping Callback)
    func log(_ message: @autoclosure () -> String)
    func keep(_ box: sending Box, _ item: borrowing Item, _ other: consuming Item) async -> sending Box
    func same(as other: Self) -> Self
    func `default`(in `class`: String!) -> String!
    #if !NEVER
    func underCondition()
    #endif
    func flush()
    func flush() async
    @available(*, deprecated) func old()
    @MainActor func show(_ box: Box) async -> Box
    init(path: String)
    init?(_ number: Int) throws
    static func < (left: Self, right: Self) -> Bool
    static prefix func - (item: Self) -> Self
}

//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Client"])

let client = MockClient(path: "a")
print(client.mock.initializer_path.calls)
client.mock.fetch_id_limit.performs { id, limit in [Item(id: id), Item(id: limit)] }
print(try await client.fetch(id: 1, limit: 2), client.mock.fetch_id_limit.calls.map(\.limit))
client.mock.fetch_id_limit.throws(.gone)
do { _ = try await client.fetch(id: 1, limit: 2) } catch { print(error == .gone) }
print(client.fetch(name: "a") as Any, client.fetch(1, 2), client.fetch(Item(id: 1)) as Any)
client.mock.token.returns("token")
print(try await client.token)
client.mock.subscript.returns(7)
client["key"] = 8
print(client["key"], client.mock.setSubscript.calls, client[at: 1] as Any)
client.mock.decode.returns(5)
print(try client.decode(Int.self, from: "5"), client.mock.decode.calls.map(\.text))
client.mock.first.returns(3)
print(client.first(of: [1, 2]) as Any)
client.print(1, 2)
client.mock.update.performs { $0 += 1; return true }
var number = 1
print(client.update(&number), number)
client.mock.each.performs { body in try body(Item(id: 9)) }
client.each { print($0) }
do { try client.each { _ in throw FetchError.gone } } catch { print(error) }
client.mock.mapped.performs { body in [try body(Item(id: 1)), try body(Item(id: 2))] }
print(client.mapped { $0.id * 10 })
client.onChange { _ in }
client.call({ print("now", $0) }, later: { _ in })
client.mock.call.performs { now, later in now(Item(id: 1)) }
client.call({ print("now", $0) }, later: { _ in })
client.log("message")
print(client.mock.onChange.callCount, client.mock.call.callCount, client.mock.log.calls)
client.mock.keep.performs { box, _, _ in box }
print(await client.keep(Box(), Item(id: 1), Item(id: 2)).value)
client.mock.same.returns(client)
print(client.same(as: client) === client, client.default(in: "x") as Any)
client.underCondition()
client.mock.show.performs { $0 }
print(await client.show(Box()).value)
func flush() { client.flush() }
func flushLater() async { await client.flush() }
flush()
flush()
await flushLater()
print(client.mock.flush.callCount, client.mock.flush_async.callCount)
MockClient.withMock { mock in
    mock.less.returns(true)
    mock.minus.returns(client)
    print(client < client, -client === client)
}

//: generated App
#if DEBUG
import Core
import HeirloomMocks

/// Answers for `Client` in tests.
final class MockClient: Client, StaticMock, Sendable {
    struct Requirements: MockRequirements {
        let fetch_id_limit = AsyncStub<(id: Int, limit: Int), FetchError, [Item]>("Client.fetch(id:limit:)")
        let fetch_name = Stub<String, Never, Item?>("Client.fetch(name:)")
        let fetch_VariadicInt = Stub<[Int], Never, [Item]>("Client.fetch(_:)")
        let fetch_Item = Stub<Item, Never, Item?>("Client.fetch(_:)")
        let token = AsyncStub<Void, any Error, String>("Client.token")
        let `subscript` = Stub<String, Never, Int>("Client.subscript(_:)")
        let setSubscript = Stub<(key: String, newValue: Int), Never, Void>("Client.subscript(_:)")
        let subscript_at = Stub<Int, Never, Item?>("Client.subscript(at:)")
        let decode = Stub<(type: any (Decodable & Sendable & Equatable).Type, text: String), any Error, any Decodable & Sendable & Equatable>("Client.decode(_:from:)")
        let first = Stub<any Sequence, Never, Any?>("Client.first(of:)")
        let print = Stub<(value: any CustomStringConvertible, argument2: Int), Never, Void>("Client.print(_:_:)")
        let update = Handler<@Sendable (inout Int) -> Bool>("Client.update(_:)")
        let each = Handler<@Sendable ((Item) throws -> Void) throws -> Void>("Client.each(_:)")
        let mapped = Handler<@Sendable ((Item) throws -> Any) throws -> [Any]>("Client.mapped(_:)")
        let onChange = Stub<@Sendable (Item) -> Void, Never, Void>("Client.onChange(_:)")
        let call = Handler<@Sendable (Callback, Callback) -> Void>("Client.call(_:later:)")
        let log = Stub<String, Never, Void>("Client.log(_:)")
        let keep = AsyncStub<(box: Box, item: Item, other: Item), Never, Box>("Client.keep(_:_:_:)")
        let same = Stub<MockClient, Never, MockClient>("Client.same(as:)")
        let `default` = Stub<String?, Never, String?>("Client.default(in:)")
        #if !NEVER
        let underCondition = Stub<Void, Never, Void>("Client.underCondition()")
        #endif
        let flush = Stub<Void, Never, Void>("Client.flush()")
        let flush_async = AsyncStub<Void, Never, Void>("Client.flush()")
        let old = Stub<Void, Never, Void>("Client.old()")
        let show = AsyncStub<Box, Never, Box>("Client.show(_:)")
        let initializer_path = Stub<String, Never, Void>("Client.init(path:)")
        let initializer = Stub<Int, Never, Void>("Client.init(_:)")
    }

    struct StaticRequirements: MockRequirements {
        let less = Stub<(left: MockClient, right: MockClient), Never, Bool>("Client.<(left:right:)")
        let minus = Stub<MockClient, Never, MockClient>("Client.-(item:)")
    }

    let mock = Requirements()
    init() {}
    static func heirloomMock() -> MockClient { MockClient() }

    func fetch(id: Int, limit: Int) async throws(FetchError) -> [Item] {
        try await self.mock.fetch_id_limit((id, limit))
    }

    func fetch(name: String) -> Item? {
        self.mock.fetch_name(name)
    }

    func fetch(_ ids: Int...) -> [Item] {
        self.mock.fetch_VariadicInt(ids)
    }

    func fetch(_ item: Item) -> Item? {
        self.mock.fetch_Item(item)
    }

    var token: String {
        get async throws { try await self.mock.token() }
    }

    subscript(key: String) -> Int {
        get { self.mock.subscript(key) }
        set { self.mock.setSubscript((key, newValue)) }
    }

    subscript(at index: Int) -> Item? {
        self.mock.subscript_at(index)
    }

    func decode<T: Decodable & Sendable>(_ type: T.Type, from text: String) throws -> T where T: Equatable {
        try self.mock.decode.specific(self.mock.decode((type, text)))
    }

    func first<S: Sequence>(of sequence: S) -> S.Element? where S.Element: Sendable {
        self.mock.first.specific(self.mock.first(sequence))
    }

    func print(_ value: some CustomStringConvertible, _ argument2: Int) {
        self.mock.print((value, argument2))
    }

    func update(_ value: inout Int) -> Bool {
        if let answer = self.mock.update.call() { return answer(&value) }
        return self.mock.update.unanswered()
    }

    func each(_ body: (Item) throws -> Void) rethrows {
        try withoutActuallyEscaping(body) { body in
            if let answer = self.mock.each.call() { try answer(body) }
        }
    }

    func mapped<T>(_ body: (Item) throws -> T) rethrows -> [T] {
        try withoutActuallyEscaping(body) { body in
            if let answer = self.mock.mapped.call() { return try self.mock.mapped.specific(answer(body)) }
            return self.mock.mapped.unanswered()
        }
    }

    func onChange(_ handler: @escaping @Sendable (Item) -> Void) {
        self.mock.onChange(handler)
    }

    func call(_ now: Callback, later: @escaping Callback) {
        if let answer = self.mock.call.call() { answer(now, later) }
    }

    func log(_ message: @autoclosure () -> String) {
        self.mock.log(message())
    }

    func keep(_ box: sending Box, _ item: borrowing Item, _ other: consuming Item) async -> sending Box {
        await self.mock.keep((box, copy item, other))
    }

    func same(as other: MockClient) -> MockClient {
        self.mock.same(other)
    }

    func `default`(in class: String!) -> String! {
        self.mock.default(`class`)
    }

    #if !NEVER
    func underCondition() {
        self.mock.underCondition()
    }
    #endif

    func flush() {
        self.mock.flush()
    }

    func flush() async {
        await self.mock.flush_async()
    }

    @available(*, deprecated)
    func old() {
        self.mock.old()
    }

    @MainActor
    func show(_ box: Box) async -> Box {
        await self.mock.show(box)
    }

    init(path: String) {
        self.mock.initializer_path(path)
    }

    init(_ number: Int) {
        self.mock.initializer(number)
    }

    static func < (left: MockClient, right: MockClient) -> Bool {
        Self.mock.less((left, right))
    }

    prefix static func - (item: MockClient) -> MockClient {
        Self.mock.minus(item)
    }
}
#endif

//: prints
// ["a"]
// [Core.Item(id: 1), Core.Item(id: 2)] [2]
// true
// nil [] nil
// token
// 7 [(key: "key", newValue: 8)] nil
// 5 ["5"]
// Optional(3)
// true 2
// Item(id: 9)
// gone
// [10, 20]
// now Item(id: 1)
// 1 2 ["message"]
// 0
// true nil
// 0
// 2 1
// true true
