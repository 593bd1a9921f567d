// Deep links: a router turns an enum of routes into erased pages, each built by its own builder; pages route on.
//: Routing/Routing.swift
public indirect enum Route: Hashable { case home, item(Int), then(Route, Route) }

@MainActor public protocol Page: AnyObject { var path: String { get } }
@MainActor public protocol Routing: AnyObject { func page(for route: Route) -> any Page }

@MainActor public final class AnyPage: Page {
    private let base: any Page
    public init(_ base: any Page) { self.base = base }
    public var path: String { "any " + base.path }
}
//: Pages/Pages.swift
import Heirloom
import Routing

@MainActor
@Instantiable
public final class HomePage: Page, Instantiable {
    @Instantiated private let itemBuilder: Instantiator<ItemPage>
    public var path: String { "/home" + itemBuilder.instantiate(id: 0).path }
}

@MainActor
@Instantiable
public final class ItemPage: Page, Instantiable {
    @Forwarded private let id: Int
    @Received private let prefix: () -> String
    public var path: String { "/\(prefix())\(id)" }
}

@MainActor
@Instantiable(fulfillingAdditionalTypes: [Routing.self])
public final class Router: Routing, Instantiable {
    @Instantiated(fulfilledByType: "HomePage") private let home: ErasedInstantiator<Void, any Page>
    @Instantiated(fulfilledByType: "ItemPage", erasedToConcreteExistential: true)
    private let item: ErasedInstantiator<ItemPage.ForwardedProperties, AnyPage>
    private var visited: [Route] = []

    public func page(for route: Route) -> any Page {
        visited.append(route)
        return switch route {
        case .home: home.instantiate()
        case .item(let id): item.instantiate(id)
        case .then(_, let last): page(for: last)
        }
    }
}
//: App/main.swift
import Heirloom
import Pages
import Routing

@MainActor
@Instantiable
final class Scope: Instantiable {
    @Forwarded private let prefix: () -> String
    @Instantiated let router: any Routing
}

@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let scopeBuilder: Instantiator<Scope>
}

let router = App().scopeBuilder.instantiate { "i" }.router
for route in [Route.home, .item(2), .then(.home, .item(3))] { print(router.page(for: route).path) }
//: prints
// /home/i0
// any /i2
// any /i3
