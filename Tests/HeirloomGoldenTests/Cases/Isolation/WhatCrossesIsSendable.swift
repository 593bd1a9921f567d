// Arguments passed to a construction in another isolation must be `Sendable`, because the caller keeps them, and so must
// results returned by an actor.

//: App/App.swift
import Heirloom

@Instantiable
final class Palette: Instantiable {}

@Instantiable
final class Painter: Instantiable {
    @Received let palette: Palette
    init(palette: Palette) async { self.palette = palette }
}

@Instantiable
final class Log: Instantiable {
    @MainActor init() {}
}

@MainActor @Instantiable
final class Status: Instantiable {
    @Received let palette: Palette
    init(palette: Palette) { self.palette = palette }
}

@MainActor @Instantiable(isRoot: true)
struct Screen: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated let painter: Painter
    @Instantiated let makeStatus: @MainActor () -> Status
}

@Instantiable(isRoot: true)
struct Server: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated let painter: Painter
    @Instantiated let status: Status
    @Instantiated let log: Log
    @Instantiated let makeStatus: @MainActor () -> Status
    @Instantiated let askForStatus: () async -> Status
}

//: diagnostics
// App/App.swift:26:23: error: 'painter: Painter' of 'Screen' is built on no actor but receives non-Sendable 'palette: Palette' [not-sendable]
// App/App.swift:8:19: note: 'Painter' receives 'palette: Palette'
// App/App.swift:4:13: note: declare that 'Palette' is 'Sendable'
// App/App.swift:4:34: note: fix-it: declare that 'Palette' is 'Sendable': insert ', Sendable'
// App/App.swift:34:23: error: 'status: Status' of 'Server' is built on '@MainActor' but receives non-Sendable 'palette: Palette' [not-sendable]
// App/App.swift:19:19: note: 'Status' receives 'palette: Palette'
// App/App.swift:4:13: note: declare that 'Palette' is 'Sendable'
// App/App.swift:4:34: note: fix-it: declare that 'Palette' is 'Sendable': insert ', Sendable'
// App/App.swift:35:23: error: 'log: Log' of 'Server' is built on '@MainActor', which may keep it, but 'Log' is not 'Sendable' [not-sendable]
// App/App.swift:13:13: note: isolate 'Log' itself, or declare that it is 'Sendable'
// App/App.swift:36:23: error: 'makeStatus: @MainActor () -> Status' of 'Server' is built on '@MainActor' but receives non-Sendable 'palette: Palette' [not-sendable]
// App/App.swift:19:19: note: 'Status' receives 'palette: Palette'
// App/App.swift:4:13: note: declare that 'Palette' is 'Sendable'
// App/App.swift:4:34: note: fix-it: declare that 'Palette' is 'Sendable': insert ', Sendable'
// App/App.swift:37:23: error: 'askForStatus: () async -> Status' of 'Server' is built on '@MainActor' but receives non-Sendable 'palette: Palette' [not-sendable]
// App/App.swift:19:19: note: 'Status' receives 'palette: Palette'
// App/App.swift:4:13: note: declare that 'Palette' is 'Sendable'
// App/App.swift:4:34: note: fix-it: declare that 'Palette' is 'Sendable': insert ', Sendable'
