// The name of an initializer replaces a closure, and a closure omits the types of its parameters.
//: App/main.swift
import Heirloom

struct Config {
    let limit: Int
    init() { limit = 3 }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(1️⃣Config.init) let config: Config
    @Instantiated({ 2️⃣config in config.limit }) let limit: Int
}

print(App().limit)
//: refused
// 1️⃣ untyped-factory
// 2️⃣ untyped-factory
