// What is kept and needs its own function, or one that builds it, is refused: they would keep one another alive.

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
// App/App.swift:20:40: error: 'left' and 'right' of 'App' need one another: left → right → left [sibling-cycle]
// App/App.swift:5:19: note: 'left: () -> Left' needs 'right: () -> Right', which it receives here
// App/App.swift:10:19: note: 'right: () -> Right' needs 'left: () -> Left', which it receives here
// App/App.swift:21:40: note: to break the loop, let 'Right' do without 'left: () -> Left': let a third type hold what both need, or hand one to the other once both are built
// App/App.swift:22:40: error: 'own: () -> Own' of 'App' would capture itself, because 'Own' requires it [sibling-cycle]
// App/App.swift:15:19: note: it is received here
// App/App.swift:15:19: note: to build another from within 'Own', let it make its own builder: '@Instantiated let own: () -> Own'
// App/App.swift:15:5: note: fix-it: make a builder of its own: replace '@Received' by '@Instantiated'
