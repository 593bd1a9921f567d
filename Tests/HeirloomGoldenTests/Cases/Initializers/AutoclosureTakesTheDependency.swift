// An `@autoclosure` parameter takes a dependency of its result type, as SwiftUI documents for `StateObject`; a function
// dependency is called if the parameter has the function's result type.

//: App/Screen.swift
import Heirloom

@propertyWrapper
struct StateObject<Object> {
    private let make: () -> Object

    init(wrappedValue: @autoclosure @escaping () -> Object) {
        make = wrappedValue
    }

    var wrappedValue: Object { make() }
}

@Instantiable
final class Model: Instantiable {}

@Instantiable
struct Screen: Instantiable {
    @StateObject @Instantiated var model: Model
    @Forwarded let title: () -> String

    init(model: @autoclosure @escaping () -> Model, title: @escaping @autoclosure () -> String) {
        _model = StateObject(wrappedValue: model())
        self.title = title
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let screenBuilder: Instantiator<Screen>
}

//: App/main.swift
let screen = App().screenBuilder.instantiate(title: { "Inbox" })
print(screen.title(), screen.model === screen.model)

//: generated App
import Heirloom

extension App {
    init() {
        let screenBuilder = Instantiator<Screen> { title in
            App.heirloomMakeScreen(title: title)
        }
        self.init(screenBuilder: screenBuilder)
    }

    private static func heirloomMakeScreen(title: @escaping () -> String) -> Screen {
        let model = Model()
        return Screen(model: model, title: title())
    }
}

extension InstantiatorProtocol where T == Screen {
    func instantiate(title: @escaping () -> String) -> Screen {
        instantiate(title)
    }
}

//: prints
// Inbox true
