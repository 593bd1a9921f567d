// The parameters of an asynchronous test double that `mockAttributes` isolates to a global actor are `sending` or `Sendable`,
// so they may leave that actor.

//: option configuration=debug
//: option swift=6.2 what is not Sendable and returns to an actor from an async initializer outside of it
//: App/Types.swift
import Heirloom

final class Settings {}

protocol Api {}

@Instantiable(fulfillingAdditionalTypes: [Api.self])
final class LiveApi: Instantiable, Api {
    @Received private let settings: Settings

    init(settings: Settings) async { self.settings = settings }
}

@Instantiable(isRoot: true, mockAttributes: "@MainActor", generateMock: true)
struct Server: Instantiable {
    @Forwarded let settings: Settings
    @Instantiated let api: any Api
    @Instantiated let makeSession: (_ number: Int) -> Session
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let number: Int
    @Received let api: any Api
}

//: App/main.swift
final class StubApi: Api {}

await printTree(Server.mock(settings: Settings()))
await printTree(Server.mock(settings: Settings(), overrides: .init(api: { _ in StubApi() })).makeSession(1))

//: prints
// Server
//   settings: Settings #1
//   api: LiveApi #2
//     settings: Settings #1
//   makeSession: (Int) -> Session (Function)
// Session
//   number: Int 1
//   api: StubApi #1
