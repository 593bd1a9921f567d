// A trailing closure after an attribute is invalid in Swift: only the closure is reported, and nothing that follows from it.
//: App/App.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated1️⃣ { 5 } let size: Int
    @Instantiated(lifetime: .lazy) { "name" } let name: () -> String
}
//: refused
// 1️⃣ syntax
