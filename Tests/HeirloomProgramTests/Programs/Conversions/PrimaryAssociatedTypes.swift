// Stores of values are required through primary associated types, wrapped by a generic wrapper and built by extensions.
//: Data/Store.swift
public protocol Store<Value> {
    associatedtype Value
    var values: [Value] { get }
}
public struct AnyStore<Value>: Store {
    public let values: [Value]
    public init(_ store: some Store<Value>) { values = store.values }
}
public struct ArrayStore<Value>: Store {
    public let values: [Value]
    public init(values: [Value]) { self.values = values }
}
//: App/main.swift
import Data
import Heirloom

struct User { let name: String }

@Instantiable
struct UserStore: Instantiable, Store {
    var values: [User] { [User(name: "ada"), User(name: "bob")] }
}
@Instantiable
extension ArrayStore: Instantiable {
    static func instantiate() -> ArrayStore<Int> { ArrayStore<Int>(values: [1, 2, 3]) }
}
@Instantiable
struct Consumer: Instantiable {
    @Received let users: any Store<User>
}
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "UserStore") let users: any Store<User>
    @Instantiated(fulfilledByType: "ArrayStore<Int>") let numbers: any Store<Int>
    @Instantiated(fulfilledByType: "UserStore") let anything: any Store
    @Instantiated(fulfilledByType: "UserStore", erasedToConcreteExistential: true) let erased: AnyStore<User>
    @Instantiated(fulfilledByType: "ArrayStore<Int>", erasedToConcreteExistential: true)
    let erasedBuilder: ErasedInstantiator<Void, AnyStore<Int>>
    @Received(fulfilledByDependencyNamed: "erased", ofType: AnyStore<User>.self) let again: any Store<User>
    @Instantiated let consumer: Consumer
}

let app = App()
print(app.users.values.count, app.numbers.values, app.erased.values[0].name, app.again.values[1].name)
print(app.erasedBuilder.instantiate().values, app.consumer.users.values.map(\.name), type(of: app.anything))
//: prints
// 2 [1, 2, 3] ada bob
// [1, 2, 3] ["ada", "bob"] UserStore
