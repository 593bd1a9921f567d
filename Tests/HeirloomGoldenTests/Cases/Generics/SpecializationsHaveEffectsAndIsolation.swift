// A specialization is built in the isolation of its type and has the effects of its initializer; a thrown type that names a
// generic parameter is specialized as well.

//: option swift=6.2 throwing an error that names a parameter, at which 6.0 crashes
//: option swiftc=-swift-version 6
//: App/App.swift
import Heirloom

struct User: Sendable {}

struct Failure<Model>: Error {}

@MainActor
@Instantiable
final class Model<Value: Sendable>: Instantiable {
    @Received let store: Store<Value>
}

@Instantiable
final class Store<Value: Sendable>: Instantiable, Sendable {
    init() async throws(Failure<Value>) {
        throw Failure()
    }
}

@MainActor
@Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated let store: Store<User>
    @Instantiated let model: Model<User>
}

//: App/main.swift
do {
    _ = try await App()
} catch {
    print(type(of: error))
}

//: generated App
import Heirloom

extension App {
    convenience init() async throws(Failure<User>) {
        let store = try await Store<User>()
        let model = Model<User>(store: store)
        self.init(store: store, model: model)
    }
}

//: prints
// Failure<User>
