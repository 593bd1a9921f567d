// A property whose type lacks an import still counts as a provider, so its receivers are not reported.

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
// App/App.swift:5:31: error: 'Ticker' is declared in module 'Clock', which this file does not import [missing-import]
// App/App.swift:1:16: note: fix-it: import 'Clock': insert '\nimport Clock'
