// Nested types named 'Type' or 'Protocol' are also built in lists, dictionaries and pairs.
//: App/App.swift
import Heirloom

public enum Outer {
    public struct `Type` { public let name: String }
    public struct `Protocol` { public struct Part { public let name: String } }
}
@Instantiable
extension Array: @retroactive Instantiable {
    public static func instantiate() -> [Outer.`Type`] { [.init(name: "type")] }
    public static func instantiate() -> [[Outer.`Protocol`.Part?]] { [[.init(name: "part")]] }
    public static func instantiate() -> [(Outer.`Type`, Int)] { [(.init(name: "pair"), 1)] }
}
@Instantiable
extension Dictionary: @retroactive Instantiable {
    public static func instantiate() -> [Int: Outer.`Type`] { [1: .init(name: "value")] }
}
@Instantiable
struct App: Instantiable {
    @Instantiated let types: [Outer.`Type`]
    @Instantiated let parts: [[Outer.`Protocol`.Part?]]
    @Instantiated let pairs: [(Outer.`Type`, Int)]
    @Instantiated let values: [Int: Outer.`Type`]
}
//: App/main.swift
let app = App()
print(app.types[0].name, app.parts[0][0]!.name, app.pairs[0].0.name, app.values[1]!.name)
//: prints
// type part pair value
