// A protocol on the main actor isolates a type that conforms to it where it is declared, not in an extension.

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

