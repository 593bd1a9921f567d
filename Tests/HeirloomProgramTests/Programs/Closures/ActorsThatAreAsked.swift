// A closure that takes an actor as the one on which it runs suspends.
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
