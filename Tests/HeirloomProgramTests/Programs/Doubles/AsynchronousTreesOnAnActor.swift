// A test double on the main actor passes non-`Sendable` values to types built outside all actors, and returns the result as a
// protocol.
//: option swift=6.2 values that are not Sendable return to an actor
//: option configuration=debug
//: App/App.swift
import Heirloom

protocol Search { var config: Config { get } }

@Instantiable
final class Config: Instantiable {
    var limit = 3
}

@Instantiable
final class Engine: Instantiable {
    init() async {}
}

@Instantiable(fulfillingAdditionalTypes: [Search.self])
struct RemoteSearch: Instantiable, Search {
    @Received let config: Config
    @Instantiated let engine: Engine
}

@Instantiable
struct Feed: Instantiable {
    @Received let config: Config
    @Instantiated let engine: Engine
}

@MainActor
@Instantiable(isRoot: true, generateMock: true)
final class App: Instantiable {
    @Instantiated let config: Config
    @Instantiated let feed: Feed
    @Instantiated let search: any Search
}
//: App/main.swift
let app = await App.mock()
print(app.feed.config === app.config, app.search.config.limit)
let other = await App.mock(overrides: .init(search: .init(engine: { await Engine() })))
print(other.search.config === other.config)
//: prints
// true 3
// true
