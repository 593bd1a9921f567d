// Custom wrappers of instantiated, forwarded and received properties: published, clamped, in actors and main-actor types.
//: Wrapping/Wrapping.swift
@propertyWrapper
public struct Published<Value> {
    private var value: Value
    private var listeners: [(Value) -> Void] = []
    public init(wrappedValue: Value) { value = wrappedValue }
    public var wrappedValue: Value {
        get { value }
        set {
            value = newValue
            listeners.forEach { $0(newValue) }
        }
    }
    public var projectedValue: (@escaping (Value) -> Void) -> Void {
        mutating get {
            var copy = self
            return { copy.listeners.append($0) }
        }
    }
    public mutating func listen(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }
}

@propertyWrapper
public final class Shared<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Shared<Value> { self }
}
//: Models/Models.swift
import Heirloom
import Wrapping

@Instantiable
public final class Store: Instantiable {
    @Forwarded @Published public var name: String
    @Shared @Forwarded public var count: Int
    @Published public var extra = 1
    @Received public let suffix: String
    public func rename() { name += suffix }
}

@Instantiable
public struct Scene: Instantiable {
    @Forwarded private let suffix: String
    @Shared @Instantiated public var storeBuilder: Instantiator<Store>
}
//: App/main.swift
import Heirloom
import Models

@Instantiable
struct App: Instantiable {
    @Instantiated let sceneBuilder: Instantiator<Scene>
}

let scene = App().sceneBuilder.instantiate(suffix: "!")
let store = scene.storeBuilder.instantiate(name: "ada", count: 3)
store.rename()
store.$count.wrappedValue += store.extra
print(store.name, store.count)
//: prints
// ada! 4
