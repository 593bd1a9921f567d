// A closure with an isolated actor parameter is asynchronous, which it must declare.
//: App/App.swift
import Heirloom

@Instantiable
actor Counter: Instantiable {
    var count = 0
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let counter: Counter
    @Instantiated(1️⃣{ (counter: isolated Counter) in counter.count }) let count: Int
    @Instantiated({ (counter: isolated Counter) async in counter.count }) let other: Int
}

//: refused
// 1️⃣ unspelled-effect
