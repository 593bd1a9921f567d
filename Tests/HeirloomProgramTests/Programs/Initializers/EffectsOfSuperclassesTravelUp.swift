// A class below one whose `init()` is async and throws has an initializer with these effects too, with or without dependencies.
//: Framework/Base.swift
open class Service {
    public let address: String

    public init() async throws {
        address = "localhost"
    }
}
//: App/main.swift
import Framework
import Heirloom

@Instantiable
final class Log: Instantiable {
    let prefix = "> "
}

@Instantiable
final class Mailer: Service, Instantiable {
    override init() async throws { try await super.init() }
}

@Instantiable
final class Database: Service, Instantiable {
    @Received let log: Log

    init(log: Log) async throws {
        self.log = log
        try await super.init()
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let mailer: Mailer
    @Instantiated let database: Database
}

let app = try await App()
print(app.database.log.prefix + app.database.address, app.mailer.address)
//: prints
// > localhost localhost
