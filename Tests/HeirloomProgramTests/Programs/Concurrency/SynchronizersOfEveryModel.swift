// A generic type starts its dependencies concurrently, including an actor and a closure, for each specialization.
//: App/App.swift
import Heirloom

struct User: Sendable {}

@Instantiable
actor Remote<Model: Sendable>: Instantiable {
    init() async throws { await Task.yield() }
}

@Instantiable
final class Archive<Model: Sendable>: Instantiable, Sendable {
    init() async {}
}

@Instantiable
final class Synchronizer<Model: Sendable>: Instantiable, Sendable {
    @Instantiated(concurrently: true) let remote: Remote<Model>
    @Instantiated(concurrently: true) let archive: Archive<[Model]>
    @Instantiated(concurrently: true, { () async -> Model? in nil }) let latest: Model?
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let users: Synchronizer<User>
    @Instantiated let makeCounter: @Sendable () async throws -> Synchronizer<Int>
}
//: App/main.swift
let app = try await App()
let counter = try await app.makeCounter()
print(app.users.latest == nil, type(of: app.users.archive), type(of: counter.archive))
//: prints
// true Archive<Array<User>> Archive<Array<Int>>
