// Functions, lazies and collections of them are received with wider types: an additional effect, a supertype, a function
// without '@Sendable'.
//: option swift=6.2 values that are not Sendable return to an actor
//: App/App.swift
import Heirloom

class Page {
    var title: String { "page" }
}

@Instantiable
final class Home: Page, Instantiable {
    override init() {}
    override var title: String { "home" }
}

protocol Named: AnyObject, Sendable {}

@Instantiable(fulfillingAdditionalTypes: [Named.self])
final class Account: Instantiable, Named {}

@MainActor
@Instantiable
final class Window: Instantiable {
    init() {}
    let number = 7
}

@Instantiable
struct Router: Instantiable {
    @Received let open: () async throws -> Page
    @Received let account: (@Sendable () -> AnyObject)?
    @Received let named: [any Named]
}

@MainActor
@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let home: () -> Home
    @Instantiated(lifetime: .lazy) let own: @Sendable () -> Account
    @Instantiated let accounts: [any Named]
    @Instantiated let window: @MainActor () -> Window
    @Received(fulfilledByDependencyNamed: "home", ofType: (() -> Home).self) let open: () async throws -> Page
    @Received(fulfilledByDependencyNamed: "own", ofType: (@Sendable () -> Account).self)
    let account: (@Sendable () -> AnyObject)?
    @Received(fulfilledByDependencyNamed: "accounts", ofType: [any Named].self) let named: [any Named]
    @Received(fulfilledByDependencyNamed: "window", ofType: (@MainActor () -> Window).self) let here: () -> Window
    @Instantiated let router: Router
}
//: App/main.swift
let app = App()
print(try await app.router.open().title, app.router.account?() === app.own(), app.router.named.count, app.here().number)
//: prints
// home true 1 7
