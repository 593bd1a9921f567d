// The error for a type that lacks an import names its module. It is reported once for all files, and its fix-it adds the import
// to each of them. The property still counts as a provider, so its receivers are not reported.

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

//: App/Widget.swift
import Heirloom

@Instantiable(isRoot: true)
struct Widget: Instantiable {
    @Instantiated let ticker: Ticker
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:5:23: error: 'App' instantiates 'ticker: Ticker', but no type fulfills 'Ticker' [nothing-fulfills]
// App/Widget.swift:5:23: note: also needed by 'Widget'
// Clock/Clock.swift:4:20: note: 'Clock' declares 'Ticker', but the file does not import it

//: fix-its
// App/App.swift:5:23: would fix: import 'Clock' [nothing-fulfills]
// App/App.swift:1:16: note: insert '\nimport Clock'
// App/Widget.swift:1:16: note: insert '\nimport Clock'
