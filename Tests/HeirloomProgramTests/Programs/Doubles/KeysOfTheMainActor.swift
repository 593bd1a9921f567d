// If the main actor is the default isolation, types that are 'Hashable' there are keys and set elements in test doubles, too.
//: option swift=6.2 default isolation
//: option configuration=debug
//: option swiftc=-default-isolation MainActor
//: App/App.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor")

enum Route: Hashable { case home }
protocol Page {}

@Instantiable(fulfillingAdditionalTypes: [Page.self], key: Route.home)
final class HomePage: Instantiable, Page { init() {} }

@Instantiable(generateMock: true)
struct Router: Instantiable {
    @Received let visited: Set<Route>
    @Instantiated let pages: [Route: any Page]
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated({ [Route.home] }) let visited: Set<Route>
    @Instantiated let router: Router
}
//: App/main.swift
print(App().router.pages.count, Router.mock(visited: [], overrides: .init(pages: .init(build: { [:] }))).pages.count)
print(App.mock(overrides: .init(visited: { [] })).router.visited.count)
//: prints
// 1 0
// 0
