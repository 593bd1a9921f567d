// A rename of a function or a collection may widen its type. The compiler reports any other conversion at the line of the
// generated code that names the property.

//: option compiles=no
//: App/App.swift
import Heirloom

struct Failure: Error {}
protocol Screen {}
protocol Plugin {}
protocol Hook {}

@Instantiable
struct Home: Instantiable, Screen {}

@MainActor
@Instantiable
final class Window: Instantiable {
    init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Export: Instantiable, Plugin {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let home: () async throws(Failure) -> Home
    @Instantiated let anywhere: @Sendable () -> Home
    @Instantiated let window: @MainActor () -> Window
    @Instantiated let plugins: [any Plugin]
    @Instantiated let homeBuilder: Instantiator<Home>
    @Received(fulfilledByDependencyNamed: "home", ofType: (() async throws(Failure) -> Home).self)
    let wider: () async throws -> any Screen
    @Received(fulfilledByDependencyNamed: "home", ofType: (() async throws(Failure) -> Home).self)
    let silent: () async -> Home
    @Received(fulfilledByDependencyNamed: "anywhere", ofType: (@Sendable () -> Home).self)
    let plugin: () -> any Plugin
    @Received(fulfilledByDependencyNamed: "window", ofType: (@MainActor () -> Window).self)
    let awaited: @Sendable () async -> Window
    @Received(fulfilledByDependencyNamed: "window", ofType: (@MainActor () -> Window).self)
    let elsewhere: () -> Window
    @Received(fulfilledByDependencyNamed: "plugins", ofType: [any Plugin].self) let hooks: [any Hook]
    @Received(fulfilledByDependencyNamed: "homeBuilder", ofType: Instantiator<Home>.self) let made: () -> Home
}

//: generated App
import Heirloom

extension App {
    init() {
        let home: () async throws(Failure) -> Home = {
            Home()
        }
        let anywhere: @Sendable () -> Home = {  // App.anywhere
            Home()
        }
        let window: @MainActor () -> Window = {  // App.window
            Window()
        }
        let plugins: [any Plugin] = [Export()]  // App.plugins
        let homeBuilder = Instantiator<Home> {
            Home()
        }
        let wider: () async throws -> any Screen = home  // App.wider
        let silent: () async -> Home = home  // App.silent
        let plugin: () -> any Plugin = anywhere  // App.plugin
        let awaited: @Sendable () async -> Window = window  // App.awaited
        let elsewhere: () -> Window = window  // App.elsewhere
        let hooks: [any Hook] = plugins  // App.hooks
        let made: () -> Home = homeBuilder  // App.made
        self.init(
            home: home,
            anywhere: anywhere,
            window: window,
            plugins: plugins,
            homeBuilder: homeBuilder,
            wider: wider,
            silent: silent,
            plugin: plugin,
            awaited: awaited,
            elsewhere: elsewhere,
            hooks: hooks,
            made: made
        )
    }
}

//: compiler
// App/Heirloom.generated.swift:21:40: error: invalid conversion from throwing function of type '() async throws(Failure) -> Home' to non-throwing function type '() async -> Home'
// App/Heirloom.generated.swift:22:40: error: cannot convert value of type '@Sendable () -> Home' to specified type '() -> any Plugin'
// App/Heirloom.generated.swift:25:33: error: cannot assign value of type '[any Plugin]' to type '[any Hook]'
// App/Heirloom.generated.swift:26:32: error: cannot convert value of type 'Instantiator<Home>' to specified type '() -> Home'
// App/Heirloom.generated.swift:24:39: error: converting function value of type '@MainActor @Sendable () -> Window' to '() -> Window' loses global actor 'MainActor'
