// Code is generated in the isolation of the root it serves: a main actor's root builds views, and what is bound
// to no actor in passing; another root in the same module is bound to none.

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
