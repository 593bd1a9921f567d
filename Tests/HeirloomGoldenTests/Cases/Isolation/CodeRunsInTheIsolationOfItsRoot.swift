// Generated code has the isolation of its root. A root on the main actor builds views and nonisolated types; another root in
// the same module is nonisolated.

//: App/Screens.swift
import Heirloom

@Instantiable
final class Model: Instantiable {}

@Instantiable
struct Formatter: Instantiable {
    @Instantiated let model: Model
}

@MainActor
@Instantiable
final class Screen: Instantiable {
    @Received let model: Model
    @Instantiated let formatter: Formatter
}

@MainActor
@Instantiable
struct ViewerApp: Instantiable {
    @Instantiated let model: Model
    @Instantiated let screen: Screen
    @Instantiated let screenBuilder: Instantiator<Screen>
}

@Instantiable
struct Converter: Instantiable {
    @Instantiated let formatter: Formatter
}

//: App/main.swift
let app = ViewerApp()
printTree(app)
printTree(app.screenBuilder.instantiate())
nonisolated func convert() {
    printTree(Converter())
}
convert()

//: generated App
import Heirloom

extension Converter {
    init() {
        let formatter = Converter.heirloomMakeFormatter()
        self.init(formatter: formatter)
    }

    private static func heirloomMakeFormatter() -> Formatter {
        let model = Model()
        return Formatter(model: model)
    }
}

extension ViewerApp {
    init() {
        let model = Model()
        let screen = ViewerApp.heirloomMakeScreen(model: model)
        let screenBuilder = Instantiator<Screen> {
            ViewerApp.heirloomMakeScreen(model: model)
        }
        self.init(model: model, screen: screen, screenBuilder: screenBuilder)
    }

    private static func heirloomMakeScreen(model: Model) -> Screen {
        let formatter = ViewerApp.heirloomMakeFormatter()
        return Screen(model: model, formatter: formatter)
    }

    private static func heirloomMakeFormatter() -> Formatter {
        let model = Model()
        return Formatter(model: model)
    }
}

//: prints
// ViewerApp
//   model: Model #1
//   screen: Screen #2
//     model: Model #1
//     formatter: Formatter
//       model: Model #3
//   screenBuilder: Instantiator<Screen>
// Screen #1
//   model: Model #2
//   formatter: Formatter
//     model: Model #3
// Converter
//   formatter: Formatter
//     model: Model #1
