// The protocol of all features names stores and handlers through each feature's state and action types.
//: Features/Features.swift
public final class Store<State, Action> {
    public private(set) var state: State
    private let reduce: (inout State, Action) -> Void
    public init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
    }
    public func send(_ action: Action) { reduce(&state, action) }
}

public protocol Feature {
    associatedtype State
    associatedtype Action
    typealias Model = Store<State, Action>
    typealias Handler = (Action) -> Void
    typealias Route = [Self.Action]
}

public protocol ListFeature: Feature {
    associatedtype Row
    typealias Rows = [(Row, State)]
}
//: App/main.swift
import Features
import Heirloom

@Instantiable
final class Counter: Instantiable, Feature {
    typealias State = Int
    enum Action { case increment }
    @Forwarded let model: Model
    @Forwarded let handler: Handler
    @Forwarded let route: Route
    @Instantiated let view: CounterView

    init(model: Model, handler: @escaping Handler, route: Route, view: CounterView) {
        self.model = model
        self.handler = handler
        self.route = route
        self.view = view
    }
}

@Instantiable
struct CounterView: Instantiable {
    @Received let model: Store<Int, Counter.Action>
    @Received let handler: Counter.Handler
    @Received let route: [Counter.Action]

    init(model: Store<Int, Counter.Action>, handler: @escaping Counter.Handler, route: [Counter.Action]) {
        self.model = model
        self.handler = handler
        self.route = route
    }
}

@Instantiable
final class Inbox: Instantiable, ListFeature {
    struct State { var unread = 0 }
    typealias Action = Counter.Action
    typealias Row = String
    @Forwarded let rows: Rows
    @Instantiated let table: Table
}

@Instantiable
struct Table: Instantiable {
    @Received let rows: [(String, Inbox.State)]
}

@Instantiable
struct App: Instantiable {
    @Instantiated let counters: Instantiator<Counter>
    @Instantiated let inboxes: Instantiator<Inbox>
}

let app = App()
let store = Store<Int, Counter.Action>(1) { state, _ in state += 1 }
let counter = app.counters.instantiate(
    model: store, handler: { print("handled", $0) }, route: [.increment])
counter.view.model.send(.increment)
counter.view.handler(.increment)
print(store.state, counter.view.route.count)
print(app.inboxes.instantiate(rows: [("a", .init())]).table.rows.count)
//: prints
// handled increment
// 2 1
// 1
