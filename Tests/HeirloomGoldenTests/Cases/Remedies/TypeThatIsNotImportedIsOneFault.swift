// What would be provided by a property whose type lacks an import counts as provided.

//: Clock/Clock.swift
import Heirloom

@Instantiable
public final class Ticker: Instantiable {
    public init() {}
}

//: App/Screen.swift
import Clock
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let ticker: Ticker
}

//: App/App.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let ticker: Ticker
    @Instantiated let screen: Screen
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:5:23: error: 'App' instantiates 'ticker: Ticker', but nothing fulfills 'Ticker' [nothing-fulfills]
// Clock/Clock.swift:4:20: note: 'Clock.Ticker' has that name, but that file does not import 'Clock'
// App/App.swift:1:16: note: fix-it: import 'Clock': insert '\nimport Clock'
