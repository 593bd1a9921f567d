// An enum and a generic type are not '@Instantiable' themselves, but their extensions are.
//: App/main.swift
import Heirloom

enum Mode {
    case light
    case dark
}

@Instantiable
extension Mode: Instantiable {
    static func instantiate() -> Mode { .dark }
}

enum Size {
    case small
}

struct Box<Value> {
    let value: Value
}

@Instantiable(isRoot: true)
struct Theme: Instantiable {
    @Instantiated let mode: Mode
    @Instantiated let 1️⃣size: Size
    @Instantiated let 2️⃣box: Box<Int>
}

print(Theme())
//: refused
// 1️⃣ not-instantiable
// 2️⃣ not-instantiable
