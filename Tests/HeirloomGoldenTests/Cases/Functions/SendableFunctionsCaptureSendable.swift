// The captures of a `@Sendable` function or a `SendableInstantiator` must be `Sendable`, and its product must not be isolated.

//: App/App.swift
import Heirloom

@Instantiable
final class Cache: Instantiable {}

@Instantiable
final class Limits: Instantiable, Sendable {}

@Instantiable
struct Reader: Instantiable {
    @Received let cache: Cache
    @Received let limits: Limits
}

@MainActor @Instantiable
final class Screen: Instantiable {}

@MainActor @Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let cache: Cache
    @Instantiated let limits: Limits
    @Instantiated let readerBuilder: SendableInstantiator<Reader>
    @Instantiated let makeReader: @Sendable () -> Reader
    @Instantiated let makeScreen: @Sendable () -> Screen
}

//: diagnostics
// App/App.swift:22:23: error: 'readerBuilder: SendableInstantiator<Reader>' of 'App' is 'Sendable' but captures non-Sendable 'cache: Cache' [not-sendable]
// App/App.swift:11:19: note: 'Reader' receives 'cache: Cache'
// App/App.swift:4:13: note: declare that 'Cache' is 'Sendable'
// App/App.swift:23:23: error: 'makeReader: @Sendable () -> Reader' of 'App' is 'Sendable' but captures non-Sendable 'cache: Cache' [not-sendable]
// App/App.swift:11:19: note: 'Reader' receives 'cache: Cache'
// App/App.swift:4:13: note: declare that 'Cache' is 'Sendable'
// App/App.swift:24:23: error: 'Screen' must be built on '@MainActor', but 'makeScreen: @Sendable () -> Screen' of 'App' may build it anywhere [isolation-mismatch]
// App/App.swift:24:23: note: make the function '@MainActor' or 'async', or make 'Screen' nonisolated
