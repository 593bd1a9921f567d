// A `@Sendable` function may be received as one without the attribute.

//: App/App.swift
import Heirloom

@Instantiable
struct Button: Instantiable {
    @Received let action: () -> Void
}

@Instantiable
struct Panel: Instantiable {
    @Forwarded let action: @Sendable () -> Void
    @Instantiated let button: Button
}

@Instantiable
struct App: Instantiable {
    @Instantiated let panelBuilder: Instantiator<Panel>
}

//: App/main.swift
printTree(App().panelBuilder.instantiate(action: {}))

//: diagnostics
// App/App.swift:5:19: error: 'Button' receives 'action: () -> Void', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:16:23: note: 'App' builds 'Panel' here
// App/App.swift:11:23: note: 'Panel' builds 'Button' here
// App/App.swift:10:20: note: 'Panel' provides 'action: @Sendable () -> Void', which is another type: receive it as 'action: @Sendable () -> Void', or write '@Received(fulfilledByDependencyNamed: "action", ofType: (@Sendable () -> Void).self) let action: () -> Void'

//: fix-its
// App/App.swift:5:19: could fix: receive it as '@Sendable () -> Void' [missing-dependency]
// App/App.swift:5:27: note: replace '() -> Void' with '@Sendable () -> Void'
