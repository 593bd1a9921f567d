// Functions that are async, throwing, typed throwing, sendable or on actors are forwarded, received and instantiated.
//: Core/Core.swift
public struct Failure: Error, Equatable { public let code: Int; public init(code: Int) { self.code = code } }
@globalActor public actor Database { public static let shared = Database() }
public typealias Fetch = @Sendable (String) async throws -> Int
public final class Parcel { public var weight = 1; public init() {} }
//: Work/Work.swift
import Core
import Heirloom

@Instantiable
public final class Worker: Instantiable {
    @Received let fetch: @Sendable (String) async throws -> Int
    @Received let check: (Int) throws(Failure) -> Bool
    @Received let log: @MainActor (String) -> Void
    @Received let store: @Database @Sendable (Int) -> Void
    @Received let send: (sending Parcel) -> Int
    @Received let generic: (inout Int, String...) -> Void
    @Received let nested: ((Int) -> Int) -> (Int) -> Int
    @Received let optional: ((Int) -> Void)?
    @Received let list: [() -> String]
    @Received let isolatedWork: (isolated (any Actor)?) async -> Int

    public init(
        fetch: @escaping Fetch, check: @escaping (Int) throws(Failure) -> Bool, log: @escaping @MainActor (String) -> Void,
        store: @escaping @Database @Sendable (Int) -> Void, send: @escaping (sending Parcel) -> Int,
        generic: @escaping (inout Int, String...) -> Void, nested: @escaping ((Int) -> Int) -> (Int) -> Int, optional: ((Int) -> Void)?, list: [() -> String],
        isolatedWork: @escaping (isolated (any Actor)?) async -> Int
    ) {
        self.fetch = fetch
        self.check = check
        self.log = log
        self.store = store
        self.send = send
        self.generic = generic
        self.nested = nested
        self.optional = optional
        self.list = list
        self.isolatedWork = isolatedWork
    }

    public func text() -> String {
        var number = 1
        generic(&number, "a", "b")
        optional?(3)
        let checked: String
        do { checked = try check(3) ? "yes" : "no" } catch { checked = "\(error.code)" }
        return "\(number) \(checked) \(send(Parcel())) \(nested { $0 + 1 }(2)) \(list.map { $0() })"
    }
}
//: App/App.swift
import Core
import Heirloom
import Work

@Instantiable
struct Office: Instantiable {
    @Forwarded let fetch: @Sendable (String) async throws -> Int
    @Forwarded let check: (Int) throws(Failure) -> Bool
    @Forwarded let log: @MainActor (String) -> Void
    @Forwarded let store: @Database @Sendable (Int) -> Void
    @Forwarded let send: (sending Parcel) -> Int
    @Forwarded let generic: (inout Int, String...) -> Void
    @Forwarded let nested: ((Int) -> Int) -> (Int) -> Int
    @Forwarded let optional: ((Int) -> Void)?
    @Forwarded let list: [() -> String]
    @Forwarded let isolatedWork: (isolated (any Actor)?) async -> Int
    @Instantiated let worker: Worker
}

@Instantiable
struct App: Instantiable {
    @Instantiated let officeBuilder: Instantiator<Office>
}
//: App/main.swift
import Core

let office = App().officeBuilder.instantiate(
    fetch: { _ in 1 }, check: { (number) throws(Failure) -> Bool in throw Failure(code: number) }, log: { print($0) },
    store: { _ in }, send: { $0.weight }, generic: { number, texts in number += texts.count },
    nested: { function in let base = function(2); return { base * $0 } }, optional: nil, list: [{ "x" }], isolatedWork: { _ in 5 })
print(office.worker.text())
//: prints
// 3 3 1 6 ["x"]
