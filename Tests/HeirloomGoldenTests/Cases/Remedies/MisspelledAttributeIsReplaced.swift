// A fix-it that makes a type instantiable corrects an attribute that misspells '@Instantiable'.

//: App/App.swift
import Heirloom

@Instantable(isRoot: true)
final class App {
    @Instantiated let gong: Gong
}

@Instantiable
struct Gong: Instantiable {}

//: diagnostics
// App/App.swift:5:23: error: '@Instantiated' has no effect: 'App' is not '@Instantiable' [stray-dependency]

//: fix-its
// App/App.swift:5:23: would fix: make 'App' '@Instantiable' [stray-dependency]
// App/App.swift:3:1: note: replace '@Instantable' with '@Instantiable'
// App/App.swift:4:16: note: insert ': Instantiable'
