// Services inherit from an open base class two modules below, through a generic class in between.
//: Core/Service.swift
open class Service {
    public init() {}
    open var name: String { "service" }
}
//: Network/Client.swift
import Core

open class Client<Request>: Service {
    public var requests: [Request] = []
}
//: Network/Tracking.swift
public protocol Tracking {
    func track() -> String
}
//: App/Services.swift
import Core
import Heirloom
import Network

@Instantiable(fulfillingAdditionalTypes: [Service.self])
final class UserClient: Client<String>, Instantiable {
    override var name: String { "users" }
}
@Instantiable
final class OrderClient: Client<Int>, Instantiable, Tracking {
    override var name: String { "orders" }
    func track() -> String { "tracked \(requests.count)" }
}
//: App/main.swift
import Core
import Heirloom
import Network

@Instantiable
struct App: Instantiable {
    @Instantiated let service: Service
    @Instantiated(fulfilledByType: "UserClient") let users: Client<String>
    @Instantiated(fulfilledByType: "OrderClient") let orders: Client<Int>
    @Instantiated(fulfilledByType: "OrderClient") let tracked: Service & Tracking
    @Instantiated(fulfilledByType: "OrderClient") let optional: Service?
    @Received(fulfilledByDependencyNamed: "tracked", ofType: (Service & Tracking).self) let tracking: any Tracking
    @Received(fulfilledByDependencyNamed: "orders", ofType: Client<Int>.self) let plain: Service
    @Instantiated(fulfilledByType: "UserClient") let builder: ErasedInstantiator<Void, Service>
}

let app = App()
print(app.service.name, app.users.name, app.orders.name, app.tracked.name, app.optional?.name ?? "none")
print(app.tracking.track(), app.plain.name, app.builder.instantiate().name)
//: prints
// users users orders orders orders
// tracked 0 orders users
