// If an unrelated dependency has the label of the missing one, the diagnostic names it.

//: App/App.swift
import Heirloom

@Instantiable
struct Detail: Instantiable {
    @Forwarded let id: Int
}

@Instantiable
struct Settings: Instantiable {
    @Forwarded let id: Int
}

@Instantiable
struct Menu: Instantiable {
    @Received let screenBuilder: Instantiator<Settings>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let screenBuilder: Instantiator<Detail>
    @Instantiated let menu: Menu
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:15:19: error: 'Menu' receives 'screenBuilder: Instantiator<Settings>', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:21:23: note: 'App' builds 'Menu' here
// App/App.swift:20:23: note: 'App' provides 'screenBuilder: Instantiator<Detail>', which is another type: receive it as 'screenBuilder: Instantiator<Detail>'
