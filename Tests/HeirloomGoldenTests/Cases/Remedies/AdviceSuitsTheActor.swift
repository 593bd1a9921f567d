// Proposed types compile on an actor and in a `Sendable` type: a function on the actor replaces a sendable instantiator, and a
// sendable instantiator or function is proposed if the type can store nothing else.

//: App/App.swift
import Heirloom

@MainActor
@Instantiable
final class Model: Instantiable {}

@Instantiable
struct Screen: Instantiable {
    @Instantiated let model: SendableInstantiator<Model>
}

@Instantiable
final class Page: Instantiable, Sendable {
    @Instantiated let footer: Footer
    init(footer: Footer) { self.footer = footer }
}

@Instantiable
struct Footer: Instantiable, Sendable {
    @Instantiated let page: Page
}

@Instantiable
struct Panel: Instantiable, Sendable {
    @Instantiated(lifetime: .lazy) let cache: Model
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let screen: Screen
    @Instantiated let page: Page
    @Instantiated let panel: Panel
    @Instantiated(lifetime: .lazy) let recent: Model
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:9:23: error: 'Model' must be built on '@MainActor', but 'model: SendableInstantiator<Model>' of 'Screen' may build it anywhere [isolation-mismatch]
// App/App.swift:9:23: note: declare the property as 'model: @MainActor @Sendable () -> Model', or make 'Model' nonisolated
// App/App.swift:14:23: error: building 'Page' never ends: Page → Footer → Page [instantiation-cycle]
// App/App.swift:14:23: note: 'Page' builds 'Footer' here
// App/App.swift:20:23: note: 'Footer' builds 'Page' here
// App/App.swift:20:23: note: to break the cycle, build it on demand: '@Instantiated let pageBuilder: SendableInstantiator<Page>'
// App/App.swift:25:40: error: '.lazy' requires a function, but 'cache: Model' is not one [lifetime-without-function]
// App/App.swift:25:40: note: write '@MainActor @Sendable () -> Model'
// App/App.swift:33:40: error: '.lazy' requires a function, but 'recent: Model' is not one [lifetime-without-function]
// App/App.swift:33:40: note: write '@MainActor () -> Model'

//: fix-its
// App/App.swift:14:23: could fix: build it on demand [instantiation-cycle]
// App/App.swift:20:23: note: replace 'page' with 'pageBuilder'
// App/App.swift:20:29: note: replace 'Page' with 'SendableInstantiator<Page>'
// App/App.swift:25:40: could fix: write '@MainActor @Sendable () -> Model' [lifetime-without-function]
// App/App.swift:25:47: note: replace 'Model' with '@MainActor @Sendable () -> Model'
// App/App.swift:33:40: could fix: write '@MainActor () -> Model' [lifetime-without-function]
// App/App.swift:33:48: note: replace 'Model' with '@MainActor () -> Model'
