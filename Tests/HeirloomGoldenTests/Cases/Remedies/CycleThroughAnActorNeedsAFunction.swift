// A cycle that leads through an actor is broken by a function where the actor builds on another actor: an instantiator would keep
// the isolation in which it is created, so it cannot be passed to the actor.

//: App/Player.swift
import Heirloom

@MainActor
@Instantiable
final class Screen: Instantiable {
    @Instantiated let player: Player

    init(player: Player) {
        self.player = player
    }
}

@Instantiable
actor Player: Instantiable {
    @Instantiated let screen: Screen

    init(screen: Screen) {
        self.screen = screen
    }
}

@MainActor
@Instantiable(isRoot: true)
struct Root: Instantiable {
    @Instantiated let screen: Screen
}

//: diagnostics
// App/Player.swift:6:23: error: building 'Screen' never ends: Screen → Player → Screen [instantiation-cycle]
// App/Player.swift:6:23: note: 'Screen' builds 'Player' here
// App/Player.swift:15:23: note: 'Player' builds 'Screen' here
// App/Player.swift:15:23: note: to break the cycle, build it on demand: '@Instantiated let screen: @MainActor @Sendable () -> Screen'

//: fix-its
// App/Player.swift:6:23: could fix: build it on demand [instantiation-cycle]
// App/Player.swift:15:31: note: replace 'Screen' with '@MainActor @Sendable () -> Screen'
// App/Player.swift:17:18: note: replace 'Screen' with '@escaping @MainActor @Sendable () -> Screen'
