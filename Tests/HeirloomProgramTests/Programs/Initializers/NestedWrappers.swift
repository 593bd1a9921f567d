// Nested property wrappers are created from the inside out, in a class, a struct and an actor.
//: Interface/Wrappers.swift
@propertyWrapper
public struct Logged<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

@propertyWrapper
public struct Boxed<Value> {
    public var wrappedValue: Value
    public var projectedValue: Int { 7 }

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Logged: Sendable where Value: Sendable {}
extension Boxed: Sendable where Value: Sendable {}
//: App/main.swift
import Heirloom
import Interface

@Instantiable
final class Service: Instantiable, Sendable {
    let name = "service"
}

@Instantiable
struct Screen: Instantiable {
    @Boxed @Logged @Received var service: Service
    @Boxed private(set) var tint = "red"
}

@Instantiable
actor Worker: Instantiable {
    @Logged @Received private var service: Service

    func name() -> String { service.name }
}

@Instantiable
final class App: Instantiable {
    @Boxed @Instantiated var service: Service
    @Instantiated let screen: Screen
    @Instantiated let worker: Worker
}

let app = App()
print(app.screen.service === app.service, app.screen.$service, app.screen.tint, await app.worker.name())
//: prints
// true 7 red service
