// A store with reducers: state is a value, effects are forwarded functions, and erased builders scope the features.
//: Store/Store.swift
public final class Store<State, Action> {
    public private(set) var state: State
    private let reduce: (inout State, Action) -> Void
    public init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
    }
    public func send(_ action: Action) { reduce(&state, action) }
}
//: Counter/Counter.swift
import Heirloom
import Store

public struct CounterState: Equatable { public var count = 0; public init() {} }
public enum CounterAction { case up, down, roll }
public typealias CounterStore = Store<CounterState, CounterAction>

@Instantiable
public struct Dice: Instantiable {
    @Received private let roll: () -> Int
    public init(roll: @escaping () -> Int) { self.roll = roll }
    func callAsFunction() -> Int { roll() }
}

@Instantiable
extension Store: Instantiable {
    public static func instantiate(dice: Dice) -> Store<CounterState, CounterAction> {
        CounterStore(CounterState()) { state, action in
            switch action {
            case .up: state.count += 1
            case .down: state.count -= 1
            case .roll: state.count += dice()
            }
        }
    }
}

public protocol Feature { var text: String { get } }

@Instantiable
public struct CounterFeature: Instantiable, Feature {
    @Forwarded private let roll: () -> Int
    @Instantiated private let dice: Dice
    @Instantiated public let store: CounterStore
    @Instantiated private let label: CounterLabel
    public var text: String {
        store.send(.up)
        store.send(.roll)
        return label.text
    }
}

@Instantiable
public struct CounterLabel: Instantiable {
    @Received private let store: Store<CounterState, CounterAction>
    var text: String { "count \(store.state.count)" }
}
//: App/main.swift
import Counter
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "CounterFeature")
    let featureBuilder: ErasedInstantiator<() -> Int, any Feature>
}

let app = App()
let feature = app.featureBuilder.instantiate { 6 }
print(feature.text, feature.text, app.featureBuilder.instantiate({ 1 }).text)
//: prints
// count 7 count 14 count 2
