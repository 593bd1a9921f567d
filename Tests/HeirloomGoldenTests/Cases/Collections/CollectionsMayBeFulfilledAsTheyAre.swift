// A type that fulfills an array or a dictionary type itself is built for it, and no elements are collected.

//: App/App.swift
import Heirloom

protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Export: Plugin, Instantiable {}

extension Array: @retroactive Instantiable where Element == any Plugin {}

@Instantiable(conformsElsewhere: true)
extension Array {
    static func instantiate() -> [any Plugin] { [] }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let plugins: [any Plugin]
}

//: App/main.swift
print(App().plugins.count)

//: generated App
import Heirloom

extension App {
    init() {
        let plugins = [any Plugin].instantiate()
        self.init(plugins: plugins)
    }
}

//: prints
// 0
