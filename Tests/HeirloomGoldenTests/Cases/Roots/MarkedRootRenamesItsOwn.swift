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
// App/App.swift:7:8: error: 'App' cannot be a root because it provides 'number: Int', but not 'number: Text' for 'name: String' [not-a-root]
// App/App.swift:9:76: note: to rename 'number: Int', write 'ofType: Int.self'
// App/App.swift:6:14: note: fix-it: remove 'isRoot: true': remove '(isRoot: true)'
