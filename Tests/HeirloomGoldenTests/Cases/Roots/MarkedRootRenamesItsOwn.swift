// A rename in a marked root may use the name of an alias, which must resolve to the type of the root's own dependency.

//: App/App.swift
import Heirloom

typealias Text = String
typealias Make = @Sendable () -> Int

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ 1 }) let number: Int
    @Received(fulfilledByDependencyNamed: "number", ofType: Text.self) let name: String
}

@Instantiable(isRoot: true)
struct Tool: Instantiable {
    @Instantiated({ 1 }) let make: @Sendable () -> Int
    @Received(fulfilledByDependencyNamed: "make", ofType: Make.self) let other: () -> Int
}

//: diagnostics
// App/App.swift:7:8: error: 'App' cannot be a root because no type above it can provide 'number: Text' [not-a-root]
// App/App.swift:9:76: note: instantiate it here, or remove 'isRoot: true'
