// A closure is the only fulfillment of its property: no collection is gathered, no listing type is built, and an optional is
// the closure's result.

//: App/App.swift
import Heirloom

protocol Service { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Service.self])
final class Database: Instantiable, Service { let name = "database" }

@Instantiable(fulfillingAdditionalTypes: [Service.self])
final class Network: Instantiable, Service { let name = "network" }

struct Named: Service { let name: String }

@Instantiable
struct Monitor: Instantiable {
    @Received let services: [any Service]
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let network: Network
    @Instantiated({ (database: Database, network: Network) -> [any Service] in [database, network] })
    let services: [any Service]
    @Instantiated({ Named(name: "chosen") }) let service: any Service
    @Instantiated({ (database: Database) -> [String: any Service] in ["a": database] }) let byName: [String: any Service]
    @Instantiated({ () -> (any Service)? in nil }) let none: (any Service)?
    @Instantiated({ (service: any Service) -> any Service in service }) let same: (any Service)?
    @Instantiated let monitor: Monitor
}

//: App/main.swift
let app = App()
print(app.monitor.services.map(\.name), app.service.name, app.byName.keys, app.none == nil, app.same?.name ?? "none")

//: generated App
import Heirloom

extension App {
    init() {
        let database = Database()
        let network = Network()
        let services = App.heirloomFactory_services(database: database, network: network)
        let service = App.heirloomFactory_service()
        let byName = App.heirloomFactory_byName(database: database)
        let none = App.heirloomFactory_none()
        let same: (any Service)? = App.heirloomFactory_same(service: service)
        let monitor = Monitor(services: services)
        self.init(
            database: database,
            network: network,
            services: services,
            service: service,
            byName: byName,
            none: none,
            same: same,
            monitor: monitor
        )
    }
}

//: prints
// ["database", "network"] chosen ["a"] true chosen
