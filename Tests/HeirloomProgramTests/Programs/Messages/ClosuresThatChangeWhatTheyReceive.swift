// Received parameters of closures are 'inout' or variadic.
//: App/App.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ (1️⃣step: inout Int) -> Int in step + 1 }) let next: Int
    @Instantiated({ (2️⃣lines: String...) in print(lines.count) }) let show: (_ lines: String...) -> Void
    @Instantiated({ 4 }) let step: Int
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ untyped-factory
// 2️⃣ untyped-factory
