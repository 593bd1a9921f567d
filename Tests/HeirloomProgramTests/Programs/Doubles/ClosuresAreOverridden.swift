// A dependency built by a closure is a single entry in a test double, with the closure's parameters.

//: option flags=DEBUG
//: App/App.swift
import Heirloom

struct Config { let host: String }
struct Client { let address: String }
struct User { let name: String }
struct Session { let text: String }

@Instantiable
struct Feature: Instantiable {
    @Received let client: Client
    @Received let config: Config
    @Instantiated({ (client: Client, config: Config) in "\(config.host) by \(client.address)" }) let title: String
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated({ Config(host: "example.org") }) let config: Config
    @Instantiated({ (config: Config, limit: Int) in Client(address: "\(config.host):\(limit)") }) let client: Client
    @Instantiated({ 80 }) let limit: Int
    @Instantiated({ (user: User, client: Client) in Session(text: "\(user.name) at \(client.address)") })
    let open: (_ user: User) -> Session
    @Instantiated(lifetime: .lazy, { (limit: Int) in Session(text: "kept \(limit)") }) let kept: () -> Session
    @Instantiated let feature: Feature
    @Instantiated({ (limit: Int) in limit > 1 ? "some" : nil }) let perhaps: String?
}

//: App/main.swift
#if DEBUG
let real = App.mock()
print(real.feature.title, real.open(User(name: "Ann")).text, real.kept().text, real.perhaps ?? "nothing")
let app = App.mock(
    overrides: .init(
        client: { config, limit in Client(address: "fake of \(config.host) \(limit)") },
        limit: { 1 },
        open: { user, client in Session(text: "\(user.name), \(client.address)") },
        kept: { limit in Session(text: "overridden \(limit)") },
        feature: .init(title: { _, _ in "title" }),
        perhaps: { limit in limit == 1 ? nil : "other" }
    )
)
print(app.feature.title, app.open(User(name: "Ben")).text, app.kept().text, app.client.address, app.perhaps ?? "nothing")
#else
print(App().feature.title)
#endif

//: prints
// example.org by example.org:80

//: prints with DEBUG
// example.org by example.org:80 Ann at example.org:80 kept 80 some
// title Ben, fake of example.org 1 overridden 1 fake of example.org 1 nothing
