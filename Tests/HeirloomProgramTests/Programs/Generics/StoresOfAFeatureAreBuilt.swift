// The model type of a feature's protocol is the store that an extension builds.
//: App/main.swift
import Heirloom

protocol Feature {
    associatedtype State
    typealias Model = Store<State>
}

final class Store<State> {}

@Instantiable
extension Store: Instantiable {
    static func instantiate() -> Store<Int> { Store<Int>() }
}

@Instantiable
final class Screen: Instantiable, Feature {
    typealias State = Int
    @Instantiated let model: Model
    @Instantiated let view: ScreenView
}

@Instantiable
struct ScreenView: Instantiable {
    @Received let model: Store<Int>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let screen: Screen
}

let screen = App().screen
print(screen.model === screen.view.model)
//: prints
// true
