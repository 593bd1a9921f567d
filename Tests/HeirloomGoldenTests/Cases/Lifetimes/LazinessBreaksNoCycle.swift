// A cached instance must not depend on its own function, or on a function that builds it. They would form a reference cycle.

//: App/App.swift
import Heirloom

@Instantiable
final class Left: Instantiable {
    @Received let right: () -> Right
}

@Instantiable
final class Right: Instantiable {
    @Received let left: () -> Left
}

@Instantiable
final class Own: Instantiable {
    @Received let own: () -> Own
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .lazy) let left: () -> Left
    @Instantiated(lifetime: .lazy) let right: () -> Right
    @Instantiated(lifetime: .lazy) let own: () -> Own
}

//: diagnostics
// App/App.swift:20:40: error: 'left' and 'right' of 'App' depend on each other: left → right → left [sibling-cycle]
// App/App.swift:5:19: note: 'left: () -> Left' receives 'right: () -> Right' here
// App/App.swift:10:19: note: 'right: () -> Right' receives 'left: () -> Left' here
// App/App.swift:21:40: note: to break the cycle, remove 'left: () -> Left' from 'Right': move the shared parts to a third type, or pass one to the other after both are built
// App/App.swift:22:40: error: 'own: () -> Own' of 'App' would capture itself because 'Own' requires it [sibling-cycle]
// App/App.swift:15:19: note: received here
// App/App.swift:15:19: note: to build another one inside 'Own', make this '@Instantiated'
