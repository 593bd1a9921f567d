// A closure with a parameter named like its property wraps the dependency from above. Within one type the wrapped dependency is
// local.

//: App/App.swift
import Heirloom

protocol Client { var name: String { get } }

struct Plain: Client { let name = "plain" }

struct Logged: Client {
    let base: any Client
    let by: String
    var name: String { "\(base.name) logged by \(by)" }
}

@Instantiable
struct Leaf: Instantiable {
    @Received let client: any Client
}

@Instantiable
struct Feature: Instantiable {
    @Instantiated({ (client: any Client) in Logged(base: client, by: "feature") }) let client: any Client
    @Instantiated let leaf: Leaf
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(isLocal: true, { Plain() }) let plain: any Client
    @Instantiated({ (plain: any Client) in Logged(base: plain, by: "app") }) let client: any Client
    @Instantiated let feature: Feature
}

//: App/main.swift
let app = App()
print(app.client.name)
print(app.feature.leaf.client.name)

//: generated App
import Heirloom

extension App {
    init() {
        let plain = App.heirloomFactory_plain()
        let client = App.heirloomFactory_client(plain: plain)
        let feature = App.heirloomMakeFeature(client: client)
        self.init(plain: plain, client: client, feature: feature)
    }

    private static func heirloomMakeFeature(client: any Client) -> Feature {
        let client2 = Feature.heirloomFactory_client(client: client)
        let leaf = Leaf(client: client2)
        return Feature(client: client2, leaf: leaf)
    }
}

//: prints
// plain logged by app
// plain logged by app logged by feature
