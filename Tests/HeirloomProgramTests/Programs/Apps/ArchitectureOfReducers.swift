// Features in a composable architecture: reducers in stores that an extension builds, effects, and key path dependencies.
//: Composable/Store.swift
public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    func reduce(into state: inout State, action: Action) -> Effect<Action>
}

public struct Effect<Action> {
    public var actions: [Action]
    public static var none: Effect { Effect(actions: []) }
    public static func send(_ action: Action) -> Effect { Effect(actions: [action]) }
}

@dynamicMemberLookup
public final class Store<State, Action> {
    private var state: State
    private let reduce: (inout State, Action) -> Effect<Action>
    public init<R: Reducer>(initialState: State, _ reducer: () -> R) where R.State == State, R.Action == Action {
        state = initialState
        reduce = reducer().reduce
    }
    public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
    public func send(_ action: Action) {
        for next in reduce(&state, action).actions { send(next) }
    }
}

public struct DependencyValues: Sendable { public var step = 2; public init() {} }

@propertyWrapper
public struct Dependency<Value> {
    public let wrappedValue: Value
    public init(_ path: KeyPath<DependencyValues, Value>) { wrappedValue = DependencyValues()[keyPath: path] }
}
//: Counter/CounterFeature.swift
import Composable
import Heirloom

@Instantiable
public struct CounterFeature: Reducer, Instantiable {
    public struct State: Equatable {
        public var count = 0
        public var fact: String?
        public init() {}
    }

    public enum Action { case increment, factTapped, factLoaded(Result<String, Never>) }

    @Dependency(\.step) private var step
    @Received private let factClient: FactClient

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .increment:
            state.count += step
            return .none
        case .factTapped: return .send(.factLoaded(.success(factClient.fact(state.count))))
        case .factLoaded(.success(let fact)):
            state.fact = fact
            return .none
        }
    }
}

@Instantiable
public struct FactClient: Instantiable, Sendable {
    public var fact: @Sendable (_ number: Int) -> String
    public init(fact: @escaping @Sendable (Int) -> String = { "\($0) is even" }) { self.fact = fact }
}

@Instantiable
extension Store: Instantiable {
    public static func instantiate(
        counterFeature: CounterFeature
    ) -> Store<CounterFeature.State, CounterFeature.Action> {
        Store<CounterFeature.State, CounterFeature.Action>(initialState: .init()) { counterFeature }
    }
}
//: App/main.swift
import Composable
import Counter
import Heirloom

typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

@Instantiable
struct CounterApp: Instantiable {
    @Instantiated private let factClient: FactClient
    @Instantiated private let counterFeature: CounterFeature
    @Instantiated let store: Store<CounterFeature.State, CounterFeature.Action>
}

let app = CounterApp()
app.store.send(.increment)
app.store.send(.factTapped)
print(app.store.count, app.store.fact ?? "-")
//: prints
// 2 2 is even
