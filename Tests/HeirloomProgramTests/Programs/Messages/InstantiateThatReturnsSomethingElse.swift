// An `instantiate` that returns another type, returns nothing, or is an instance method.
//: App/Tools.swift
import Heirloom

struct Hammer {}
struct Saw {}
struct Drill {}

@Instantiable
extension Hammer: Instantiable {
    static func instantiate() -> 1️⃣Saw { Saw() }
}

@Instantiable
extension Saw: Instantiable {
    static func 2️⃣instantiate() { _ = Saw() }
}

@Instantiable
extension Drill: Instantiable {
    func 3️⃣instantiate() -> Drill { Drill() }
}

@Instantiable
struct Toolbox: Instantiable {
    @Instantiated let hammer: Hammer
    @Instantiated let saw: Saw
    @Instantiated let drill: Drill
}
//: App/main.swift
_ = Toolbox()
//: refused
// 1️⃣ unusable-instantiate
// 2️⃣ unusable-instantiate
// 3️⃣ unusable-instantiate
