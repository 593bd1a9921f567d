// Main-actor types have isolated conformances to 'Instantiable', as newer compilers allow.
//: option swift=6.2 isolated conformances
//: App/main.swift
import Heirloom

@MainActor
@Instantiable
final class Model: @MainActor Instantiable {
    var count = 1
}

@Instantiable
@MainActor
struct Screen: @MainActor Instantiable, @MainActor CustomStringConvertible {
    @Received let model: Model
    var description: String { "\(model.count)" }
}

@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let model: Model
    @Instantiated let screen: Screen
}

print(App().screen.description)
//: prints
// 1
