// A rename of a function, a collection of functions or an instantiator is a function conversion: it may widen the type and
// nothing else.

//: App/App.swift
import Heirloom

struct Failure: Error {}
protocol Screen {}
protocol Plugin {}
protocol Hook {}

struct AnyScreen {
    init(_ screen: any Screen) {}
}

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
    @Received(fulfilledByDependencyNamed: "home", ofType: (() async throws(Failure) -> Home).self)
    let hasty: () throws -> Home
    @Received(fulfilledByDependencyNamed: "home", ofType: (() async throws(Failure) -> Home).self)
    let anytime: @Sendable () async throws -> Home
    @Received(fulfilledByDependencyNamed: "anywhere", ofType: (@Sendable () -> Home).self)
    let plugin: () -> any Plugin
    @Received(fulfilledByDependencyNamed: "anywhere", ofType: (@Sendable () -> Home).self)
    let named: (_ name: String) -> Home
    @Received(fulfilledByDependencyNamed: "anywhere", ofType: (@Sendable () -> Home).self, erasedToConcreteExistential: true)
    let wrapped: () -> AnyScreen
    @Received(fulfilledByDependencyNamed: "window", ofType: (@MainActor () -> Window).self)
    let awaited: @Sendable () async -> Window
    @Received(fulfilledByDependencyNamed: "window", ofType: (@MainActor () -> Window).self)
    let elsewhere: () -> Window
    @Received(fulfilledByDependencyNamed: "plugins", ofType: [any Plugin].self) let hooks: [any Hook]
    @Received(fulfilledByDependencyNamed: "homeBuilder", ofType: Instantiator<Home>.self) let made: () -> Home
}

//: diagnostics
// App/App.swift:34:9: error: 'silent: () async -> Home' of 'App' takes 'home: () async throws(Failure) -> Home', which is not convertible to '() async -> Home': it throws errors that are not allowed there [not-convertible]
// App/App.swift:34:9: note: declare the property as 'silent: () async throws(Failure) -> Home'
// App/App.swift:36:9: error: 'hasty: () throws -> Home' of 'App' takes 'home: () async throws(Failure) -> Home', which is not convertible to '() throws -> Home': it suspends [not-convertible]
// App/App.swift:36:9: note: declare the property as 'hasty: () async throws(Failure) -> Home'
// App/App.swift:38:9: error: 'anytime: @Sendable () async throws -> Home' of 'App' takes 'home: () async throws(Failure) -> Home', which is not convertible to '@Sendable () async throws -> Home': it is not '@Sendable' [not-convertible]
// App/App.swift:38:9: note: declare the property as 'anytime: () async throws(Failure) -> Home'
// App/App.swift:40:9: error: 'plugin: () -> any Plugin' of 'App' takes 'anywhere: @Sendable () -> Home', which is not convertible to '() -> any Plugin': its return type differs [not-convertible]
// App/App.swift:40:9: note: declare the property as 'plugin: @Sendable () -> Home'
// App/App.swift:42:9: error: 'named: (_ name: String) -> Home' of 'App' takes 'anywhere: @Sendable () -> Home', which is not convertible to '(_ name: String) -> Home': its parameters differ [not-convertible]
// App/App.swift:42:9: note: declare the property as 'named: @Sendable () -> Home'
// App/App.swift:44:9: error: 'wrapped: () -> AnyScreen' of 'App' takes 'anywhere: @Sendable () -> Home', which is not convertible to '() -> AnyScreen': its return type differs [not-convertible]
// App/App.swift:44:9: note: declare the property as 'wrapped: @Sendable () -> Home'
// App/App.swift:48:9: error: 'elsewhere: () -> Window' of 'App' takes 'window: @MainActor () -> Window', which is not convertible to '() -> Window' elsewhere: it runs on '@MainActor' [not-convertible]
// App/App.swift:48:9: note: declare the property as 'elsewhere: @MainActor () -> Window'
// App/App.swift:49:85: error: 'hooks: [any Hook]' of 'App' takes 'plugins: [any Plugin]', which is not convertible to '[any Hook]' [not-convertible]
// App/App.swift:49:85: note: declare the property as 'hooks: [any Plugin]'
// App/App.swift:50:95: error: 'made: () -> Home' of 'App' takes 'homeBuilder: Instantiator<Home>', which is not convertible to '() -> Home' [not-convertible]
// App/App.swift:50:95: note: declare the property as 'made: Instantiator<Home>'
