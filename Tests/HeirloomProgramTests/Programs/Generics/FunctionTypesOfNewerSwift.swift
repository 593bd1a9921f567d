// Function types of newer Swift versions: isolated to any actor, nonsending, with sending results, borrowed parameters and
// typed errors.
//: option swift=6.2 nonisolated(nonsending)
//: App/App.swift
import Heirloom

final class Parcel { var weight = 1 }
struct Failure: Error {}
struct Page: ~Copyable { var number = 3 }

@Instantiable
struct Child: Instantiable {
    @Received let any: @isolated(any) @Sendable () async -> Int
    @Received let staying: nonisolated(nonsending) () async -> Int
    @Received let leaving: @concurrent () async throws(Failure) -> Int
    @Received let fresh: () -> sending Parcel
    @Received let look: (borrowing Page) -> Int
    @Received let change: (inout Page) -> Void
    @Received let lazily: (@autoclosure () -> Int) -> Int
    @Received let pair: ((Int, Int) -> Int, ((Int, Int)) -> Int)
    @Received let c: @convention(c) (Int32) -> Int32
    @Received let curried: (Int) -> (Int) async -> (@Sendable () -> Int)?

    func text() async -> String {
        let first = await any()
        let second = await staying()
        let third = (try? await leaving()) ?? -1
        return "\(first) \(second) \(third) \(fresh().weight) \(look(Page())) \(lazily(7)) \(pair.0(1, 2)) \(pair.1((3, 4))) \(c(5))"
    }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let any: @isolated(any) @Sendable () async -> Int
    @Forwarded let staying: nonisolated(nonsending) () async -> Int
    @Forwarded let leaving: @concurrent () async throws(Failure) -> Int
    @Forwarded let fresh: () -> sending Parcel
    @Forwarded let look: (borrowing Page) -> Int
    @Forwarded let change: (inout Page) -> Void
    @Forwarded let lazily: (@autoclosure () -> Int) -> Int
    @Forwarded let pair: ((Int, Int) -> Int, ((Int, Int)) -> Int)
    @Forwarded let c: @convention(c) (Int32) -> Int32
    @Forwarded let curried: (Int) -> (Int) async -> (@Sendable () -> Int)?
    @Instantiated let child: Child
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(
    any: { 1 }, staying: { 2 }, leaving: { () throws(Failure) in throw Failure() }, fresh: { Parcel() }, look: { $0.number },
    change: { $0.number += 1 }, lazily: { $0() }, pair: ({ $0 + $1 }, { $0.0 * $0.1 }), c: { $0 }, curried: { _ in { _ in nil } })
print(await session.child.text())
//: prints
// 1 2 -1 1 3 7 3 12 5
