// A protocol on the main actor isolates a type that conforms to it in its declaration, but not one that conforms in an
// extension.

//: App/Types.swift
import Heirloom

@MainActor
protocol Shown {}

@Instantiable
final class Window: Instantiable {}

extension Window: Shown {}

@Instantiable
struct Panel: Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated let window: Window
    @Instantiated let panelBuilder: SendableInstantiator<Panel>
}

//: App/main.swift
nonisolated func make() -> App { App() }
printTree(make())

//: generated App
import Heirloom

extension App {
    init() {
        let window = Window()
        let panelBuilder = SendableInstantiator<Panel> {  // App.panelBuilder
            Panel()
        }
        self.init(window: window, panelBuilder: panelBuilder)
    }
}

//: prints
// App
//   window: Window #1
//   panelBuilder: SendableInstantiator<Panel>
