// A published wrapper that accesses its enclosing object through a static subscript, for forwarded and plain values.
//: Combine/Published.swift
public protocol ObservableObject: AnyObject { var changes: Int { get set } }

@propertyWrapper
public struct Published<Value> {
    private var value: Value
    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "only on properties of classes")
    public var wrappedValue: Value { get { fatalError() } set { fatalError() } }

    public static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage storagePath: ReferenceWritableKeyPath<Object, Self>
    ) -> Value {
        get { object[keyPath: storagePath].value }
        set {
            object.changes += 1
            object[keyPath: storagePath].value = newValue
        }
    }
}
//: App/main.swift
import Combine
import Heirloom

@Instantiable
final class Store: Instantiable { var saved = 0 }

@Instantiable
final class Model: ObservableObject, Instantiable {
    var changes = 0
    @Published @Forwarded var title: String
    @Published @Received var store: Store
    @Published private(set) var count = 0
    @Published var selection: Int?

    func tap() -> String {
        count += 1
        title += "!"
        store.saved += count
        return "\(title) \(changes) \(store.saved) \(selection ?? -1)"
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Store
    @Instantiated let modelBuilder: Instantiator<Model>
}

let app = App()
print(app.modelBuilder.instantiate(title: "a").tap(), app.store.saved)
//: prints
// a! 2 1 -1 1
