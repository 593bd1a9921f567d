// A root renames a dependency by an alias that differs from the type of the root's dependency with that name.
//: App/App.swift
import Heirloom

typealias Text = String
typealias Makers = [() -> Int]

@Instantiable(isRoot: true)
struct 1️⃣App: Instantiable {
    @Instantiated({ 1 }) let title: Int
    @Received(fulfilledByDependencyNamed: "title", ofType: Text.self) let name: String
}

@Instantiable(isRoot: true)
struct Tool: Instantiable {
    @Instantiated({ () -> [() -> Int] in [] }) let makers: [() -> Int]
    @Received(fulfilledByDependencyNamed: "makers", ofType: Makers.self) let all: [() -> Int]
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ not-a-root
