// Types named State, View, Binding, Store, Client and Request are used as protocols, generics and property wrappers.
//: UI/UI.swift
@propertyWrapper
public struct State<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Binding<Value> { Binding(value: wrappedValue) }
}

public struct Binding<Value> { public var value: Value; public init(value: Value) { self.value = value } }

public protocol View { associatedtype Body; var body: Body { get } }
public protocol App {}
public protocol Scene {}
//: Net/Net.swift
import Heirloom

public struct Request<Body> { public var body: Body; public init(body: Body) { self.body = body } }

public protocol Client<Body> {
    associatedtype Body
    func send(_ request: Request<Body>) -> Body
}

@Instantiable(fulfillingAdditionalTypes: [(any Client<String>).self])
public struct TextClient: Instantiable, Client {
    public init() {}
    public func send(_ request: Request<String>) -> String { request.body.uppercased() }
}

@Instantiable(fulfillingAdditionalTypes: [(any Client<Int>).self])
public struct NumberClient: Instantiable, Client {
    public init() {}
    public func send(_ request: Request<Int>) -> Int { request.body + 1 }
}
//: Stores/Stores.swift
import Heirloom
import Net

public final class Store<State, Action> {
    public var state: State
    let reduce: (inout State, Action) -> Void
    public init(state: State, reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
    }
    public func send(_ action: Action) { reduce(&state, action) }
}

public enum Counting { case up(by: Int) }

@Instantiable
extension Store: Instantiable {
    public static func instantiate(client: any Client<Int>) -> Store<Int, Counting> {
        Store<Int, Counting>(state: 0) { state, action in
            switch action { case .up(let number): state += client.send(Request(body: number)) }
        }
    }
}
//: App/Screens.swift
import Heirloom
import Net
import Stores
import UI

@Instantiable
struct CounterView: Instantiable, View {
    @Received let store: Store<Int, Counting>
    @Received let textClient: any Client<String>
    @State @Forwarded var title: String
    @State private var taps = 0

    var body: some Equatable { "\(textClient.send(Request(body: title))) \(store.state) \($title.value) \(taps)" }
}

@Instantiable
struct Program: Instantiable, App, Scene {
    @Instantiated let client: any Client<Int>
    @Instantiated let textClient: any Client<String>
    @Instantiated let store: Store<Int, Counting>
    @Instantiated let counterViewBuilder: Instantiator<CounterView>
}
//: App/main.swift
let program = Program()
program.store.send(.up(by: 4))
let view = program.counterViewBuilder.instantiate(title: "ab")
print(view.body)
//: prints
// AB 5 ab 0
