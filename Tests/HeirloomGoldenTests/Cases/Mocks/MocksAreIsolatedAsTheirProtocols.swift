// The mock of a protocol that refines `Actor` is an actor, and that of a protocol on a global actor is a class on that actor.
// Its members can be configured from any isolation. What the protocol inherits or restates of one that is not isolated
// stays so.

//: option swift=6.2 inout values sent by an actor, at which 6.0 crashes
//: option configuration=debug
//: Core/Router.swift
public final class Box { public var value = 0; public init() {} }

@globalActor public actor Disk { public static let shared = Disk() }

@MainActor public protocol Router: AnyObject {
    var depth: Int { get set }
    func show(_ screen: Box) -> Bool
    func load(_ box: Box) async -> Box
    func change(_ box: inout Box) async
    func visit(_ body: (Box) async -> Void) async
    nonisolated func name() -> String
    init()
}

public protocol Cache: Actor {
    func get(_ key: String) -> String?
    func load(_ box: Box) async throws -> Box
    func change(_ box: inout Box) async
    func visit(_ body: (Box) async throws -> Void) async rethrows
    func fold(from start: Int, _ box: Box, by next: @Sendable (Int) async -> Int, _ body: (Int) -> Void) async
    nonisolated var name: String { get }
    var count: Int { get }
}

@Disk public protocol File: Sendable { func read() -> String }

public protocol Named { var name: String { get } }

public protocol Counting { func count(on actor: isolated any Actor) -> Int }

@MainActor public protocol Row: Named, Counting, Identifiable, Hashable {
    var name: String { get }
    var id: String { get }
    func hash(into hasher: inout Hasher)
    var title: String { get }
}

public protocol Table: Named, Actor, Identifiable where ID == Int { func rows() -> [String] }

//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Router", "Cache", "File", "Row", "Table"])

let router = MockRouter()
router.mock.show.returns(true)
router.depth = 2
print(router.show(Box()), router.depth, router.name().isEmpty)
router.mock.load.performs { $0 }
router.mock.change.performs { $0.value += 1 }
@MainActor func change() async {
    var box = Box()
    await router.change(&box)
    print(box.value)
}
await change()
await router.visit { _ in }
print(await router.load(Box()).value, router.mock.visit.callCount)
let cache = MockCache()
cache.mock.count.returns(4)
cache.mock.fold.performs { start, box, next, _ in print(await next(start), box.value) }
await cache.fold(from: 1, Box(), by: { $0 + 1 }) { _ in }
print(await cache.count, cache.name.isEmpty, await cache.get("a") == nil)
let file = MockFile()
file.mock.read.returns("text")
print(await file.read())
nonisolated func key(of row: some Named & Identifiable & Hashable) -> [AnyHashable] { [row.name, row.id, row] }
let row = MockRow()
row.mock.id.returns("7")
row.mock.count.returns(2)
print(key(of: row).count, row.title.isEmpty, row.count(on: MainActor.shared))
let table = MockTable()
table.mock.id.returns(8)
print(table.name.isEmpty, table.id, await table.rows())

//: generated App
#if DEBUG
import Core
import HeirloomMocks

/// Answers for `Cache` in tests.
actor MockCache: Cache {
    struct Requirements: MockRequirements {
        let get = Stub<String, Never, String?>("Cache.get(_:)")
        let load = AsyncStub<Box, any Error, Box>("Cache.load(_:)")
        let change = Handler<@Sendable (inout Box) async -> Void>("Cache.change(_:)")
        let visit = Handler<@Sendable ((Box) async throws -> Void) async throws -> Void>("Cache.visit(_:)")
        let fold = Handler<@Sendable (Int, Box, @Sendable (Int) async -> Int, (Int) -> Void) async -> Void>("Cache.fold(from:_:by:_:)")
        let name = Stub<Void, Never, String>("Cache.name")
        let count = Stub<Void, Never, Int>("Cache.count")
    }

    nonisolated let mock = Requirements()
    init() {}
    nonisolated static func heirloomMock() -> MockCache { MockCache() }

    func get(_ key: String) -> String? {
        self.mock.get(key)
    }

    func load(_ box: Box) async throws -> Box {
        try await self.mock.load(box)
    }

    func change(_ box: inout Box) async {
        nonisolated(unsafe) var boxCopy = box
        defer { box = boxCopy }
        if let answer = self.mock.change.call() { await answer(&boxCopy) }
    }

    func visit(_ body: (Box) async throws -> Void) async rethrows {
        try await withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            if let answer = self.mock.visit.call() { try await answer(body) }
        }
    }

    func fold(from start: Int, _ box: Box, by next: @Sendable (Int) async -> Int, _ body: (Int) -> Void) async {
        let start = self.mock.fold.sent(start)
        let box = self.mock.fold.sent(box)
        nonisolated(unsafe) let body = body
        if let answer = self.mock.fold.call() { await answer(start, box, next, body) }
    }

    nonisolated var name: String {
        self.mock.name()
    }

    var count: Int {
        self.mock.count()
    }
}

/// Answers for `File` in tests.
@Core.Disk
final class MockFile: File, Sendable {
    struct Requirements: MockRequirements {
        let read = Stub<Void, Never, String>("File.read()")
    }

    nonisolated let mock = Requirements()
    nonisolated init() {}
    nonisolated static func heirloomMock() -> MockFile { MockFile() }

    func read() -> String {
        self.mock.read()
    }
}

/// Answers for `Router` in tests.
@MainActor
final class MockRouter: Router, Sendable {
    struct Requirements: MockRequirements {
        let depth = StubbedProperty<Int>("Router.depth")
        let show = Stub<Box, Never, Bool>("Router.show(_:)")
        let load = AsyncStub<Box, Never, Box>("Router.load(_:)")
        let change = Handler<@Sendable (inout Box) async -> Void>("Router.change(_:)")
        let visit = Handler<@Sendable ((Box) async -> Void) async -> Void>("Router.visit(_:)")
        let name = Stub<Void, Never, String>("Router.name()")
        let initializer = Stub<Void, Never, Void>("Router.init()")
    }

    nonisolated let mock = Requirements()
    nonisolated static func heirloomMock() -> MockRouter { MockRouter() }

    var depth: Int {
        get { self.mock.depth.value }
        set { self.mock.depth.value = newValue }
    }

    func show(_ screen: Box) -> Bool {
        self.mock.show(screen)
    }

    func load(_ box: Box) async -> Box {
        await self.mock.load(box)
    }

    func change(_ box: inout Box) async {
        nonisolated(unsafe) var boxCopy = box
        defer { box = boxCopy }
        if let answer = self.mock.change.call() { await answer(&boxCopy) }
    }

    func visit(_ body: (Box) async -> Void) async {
        nonisolated(unsafe) let body = body
        if let answer = self.mock.visit.call() { await answer(body) }
    }

    nonisolated func name() -> String {
        self.mock.name()
    }

    nonisolated init() {
        self.mock.initializer()
    }
}

/// Answers for `Row` in tests.
@MainActor
final class MockRow: Row, Sendable {
    struct Requirements: MockRequirements {
        let name = Stub<Void, Never, String>("Row.name")
        let id = Stub<Void, Never, String>("Row.id")
        let hash = Handler<@Sendable (inout Hasher) -> Void>("Row.hash(into:)")
        let title = Stub<Void, Never, String>("Row.title")
        let count = Stub<any Actor, Never, Int>("Row.count(on:)")
    }

    nonisolated let mock = Requirements()
    nonisolated init() {}
    nonisolated static func heirloomMock() -> MockRow { MockRow() }

    nonisolated static func == (left: MockRow, right: MockRow) -> Bool { left === right }

    nonisolated var name: String {
        self.mock.name()
    }

    nonisolated var id: String {
        self.mock.id()
    }

    nonisolated func hash(into hasher: inout Hasher) {
        if let answer = self.mock.hash.call() { answer(&hasher) }
    }

    var title: String {
        self.mock.title()
    }

    func count(on actor: isolated any Actor) -> Int {
        self.mock.count(actor)
    }
}

/// Answers for `Table` in tests.
actor MockTable: Table {
    struct Requirements: MockRequirements {
        let rows = Stub<Void, Never, [String]>("Table.rows()")
        let name = Stub<Void, Never, String>("Table.name")
        let id = Stub<Void, Never, ID>("Table.id")
    }

    typealias ID = Int
    nonisolated let mock = Requirements()
    init() {}
    nonisolated static func heirloomMock() -> MockTable { MockTable() }

    func rows() -> [String] {
        self.mock.rows()
    }

    nonisolated var name: String {
        self.mock.name()
    }

    nonisolated var id: ID {
        self.mock.id()
    }
}
#endif

//: prints
// true 2 true
// 1
// 0 1
// 2 0
// 4 true true
// text
// 3 true 2
// true 8 []
