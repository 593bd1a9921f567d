// A concurrent construction must be asynchronous, and its arguments must be `Sendable`.

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
struct Row: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated(concurrently: true) let painter: Painter
    @Instantiated(concurrently: true) let row: Row
    @Instantiated(concurrently: true) let makeRow: () -> Row
    @Instantiated(concurrently: true, { () -> Int in 1 }) let count: Int
}

//: diagnostics
// App/App.swift:18:43: error: 'painter: Painter' of 'App' is built concurrently but receives non-Sendable 'palette: Palette' [not-sendable]
// App/App.swift:8:19: note: 'Painter' receives 'palette: Palette'
// App/App.swift:4:13: note: declare that 'Palette' is 'Sendable'
// App/App.swift:19:43: warning: 'concurrently: true' has no effect on 'row: Row' of 'App': it is built synchronously [needless-concurrency]
// App/App.swift:20:43: warning: 'concurrently: true' has no effect on 'makeRow: () -> Row' of 'App': it is built later [needless-concurrency]
// App/App.swift:21:63: warning: 'concurrently: true' has no effect on 'count: Int' of 'App': its closure is not 'async' [needless-concurrency]

//: fix-its
// App/App.swift:19:43: would fix: remove 'concurrently: true' [needless-concurrency]
// App/App.swift:19:18: note: remove '(concurrently: true)'
// App/App.swift:20:43: would fix: remove 'concurrently: true' [needless-concurrency]
// App/App.swift:20:18: note: remove '(concurrently: true)'
// App/App.swift:21:63: could fix: remove 'concurrently: true' [needless-concurrency]
// App/App.swift:21:19: note: remove 'concurrently: true, '
