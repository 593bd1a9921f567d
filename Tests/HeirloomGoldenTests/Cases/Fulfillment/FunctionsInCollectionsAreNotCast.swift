// The functions in a collection convert only to ones that throw. The compiler accepts others, and the program traps.

//: App/App.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ [{ print($0) }] }) let handlers: [(Any) -> Void]
    @Received(fulfilledByDependencyNamed: "handlers", ofType: [(Any) -> Void].self) let calls: [(Any) throws -> Void]
    @Received(fulfilledByDependencyNamed: "handlers", ofType: [(Any) -> Void].self) let numbers: [(Int) -> Void]
    @Received(fulfilledByDependencyNamed: "handlers", ofType: [(Any) -> Void].self) let tasks: [(Any) async -> Void]?
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:7:89: error: 'numbers: [(Int) -> Void]' of 'App' takes 'handlers: [(Any) -> Void]', which is not convertible to '[(Int) -> ()]' [not-convertible]
// App/App.swift:8:89: error: 'tasks: [(Any) async -> Void]?' of 'App' takes 'handlers: [(Any) -> Void]', which is not convertible to '[(Any) async -> ()]' [not-convertible]
