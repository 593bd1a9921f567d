// A type isolated to an actor must be built on it: the root is isolated to that actor, or the builder must not be callable from
// any isolation. A root on another actor cannot be fixed by an attribute.

//: App/Windows.swift
import Heirloom

@globalActor
actor Background {
    static let shared = Background()
}

@MainActor
@Instantiable
final class Window: Instantiable {}

@Background
@Instantiable
final class Indexer: Instantiable {}

@Instantiable(isRoot: true)
struct PlainApp: Instantiable {
    @Instantiated let window: Window
}

@Instantiable(isRoot: true)
@MainActor
struct MainApp: Instantiable {
    @Instantiated let indexer: Indexer
}

@Instantiable(isRoot: true)
@MainActor
struct WindowsApp: Instantiable {
    @Instantiated let windowBuilder: SendableInstantiator<Window>
}

//: diagnostics
// App/Windows.swift:18:23: error: 'Window' must be built on '@MainActor', but root 'PlainApp' is nonisolated [isolation-mismatch]
// App/Windows.swift:17:8: note: isolate the root to '@MainActor', or make 'Window' nonisolated
// App/Windows.swift:17:8: note: if '@MainActor' is the default isolation of target 'App', declare it: '#HeirloomConfiguration(defaultIsolation: "MainActor")'
// App/Windows.swift:24:23: error: 'Indexer' must be built on '@Background', but root 'MainApp' is on '@MainActor' [isolation-mismatch]
// App/Windows.swift:23:8: note: isolate the root to '@Background', or make 'Indexer' nonisolated
// App/Windows.swift:30:23: error: 'Window' must be built on '@MainActor', but 'windowBuilder: SendableInstantiator<Window>' of 'WindowsApp' may build it anywhere [isolation-mismatch]
// App/Windows.swift:30:23: note: declare the property as 'windowBuilder: @MainActor @Sendable () -> Window', or make 'Window' nonisolated
