// Generic parameters and associated types have the names of the standard library's protocols: they are types, and get no
// `any`, in labeled calls and in mocks. The protocols themselves are qualified next to them.

//: option configuration=debug
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Signal<Error: Swift.Error>: Instantiable {
    @Forwarded public let error: Error
    @Forwarded public let others: [Error]
    @Forwarded public let cause: any Swift.Error

    public init(error: Error, others: [Error], cause: any Swift.Error) {
        (self.error, self.others, self.cause) = (error, others, cause)
    }
}

public struct Broken: Error {
    public init() {}
}

public protocol Failing {
    func fail(_ error: Error) -> [any Error]
}

public protocol Source {
    associatedtype Sequence: Swift.Sequence where Sequence.Element == Int
    func all() -> Sequence
}

//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Lines<Sequence: Swift.Sequence>: Instantiable {
    @Forwarded let all: Sequence
    @Forwarded let first: Sequence.Element
}

@Instantiable
struct Outcome<Value, Error: Swift.Error>: Instantiable {
    @Forwarded let result: Result<Value, Error>
    @Forwarded let report: (Error) -> Void
}

@Instantiable
struct Pair<Identifiable, Sendable>: Instantiable {
    @Forwarded let type: Identifiable.Type
    @Forwarded let pair: (Identifiable, Sendable?)
    @Forwarded let work: @Sendable () -> Void
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let signal: Instantiator<Signal<Broken>>
    @Instantiated let lines: Instantiator<Lines<[Int]>>
    @Instantiated let outcome: Instantiator<Outcome<Int, Broken>>
    @Instantiated let pair: Instantiator<Pair<Int, String>>
}

#HeirloomConfiguration(additionalMocksToGenerate: ["Client", "Reliable", "Erasing", "Store", "Source", "Key"])

protocol Client: Failing {
    associatedtype Error: Swift.Error
    var last: Result<Int, Error> { get set }
    func send(_ error: Error, because cause: any Swift.Error) throws -> [Error]
    func with(_ body: () throws -> Int) rethrows -> Int
}

protocol Reliable: Client where Error == Broken {}

protocol Erasing {
    func take<Hashable>(_ value: Hashable)
    func pass<Hashable: Swift.Hashable>(_ value: Hashable) -> Hashable
    func compare(_ value: any Hashable) -> any Equatable
    func raise<Error: Swift.Error>(_ error: Error) throws -> Error
    func defer_<Sendable: Swift.Sendable>(_ value: Sendable, _ work: @escaping @Sendable () -> Sendable)
}

protocol Store {
    associatedtype Sendable
    associatedtype Identifiable: Swift.Identifiable
    func put(_ value: Sendable) -> Identifiable
    init(value: Sendable)
    func last() -> Identifiable.ID
}

protocol Key: Hashable {
    associatedtype Bool
    associatedtype Hasher
    func isOpen(_ value: Bool) -> Swift.Bool
}

//: App/main.swift
import Core

let app = App()
print(app.signal.instantiate(error: Broken(), others: [], cause: Broken()))
print(app.lines.instantiate(all: [1, 2], first: 1))
print(app.outcome.instantiate(result: .success(1), report: { _ in }).result)
print(app.pair.instantiate(type: Int.self, pair: (1, "a"), work: {}).pair)

let client = MockClient<Broken>()
client.mock.send.returns([Broken()])
client.mock.fail.returns([])
print(try client.send(Broken(), because: Broken()), client.fail(Broken()))

let erasing = MockErasing()
erasing.mock.pass.performs { $0 }
print(erasing.pass("same"))

//: prints
// Signal<Broken>(error: Core.Broken(), others: [], cause: Core.Broken())
// Lines<Array<Int>>(all: [1, 2], first: 1)
// success(1)
// (1, Optional("a"))
// [Core.Broken()] []
// same
