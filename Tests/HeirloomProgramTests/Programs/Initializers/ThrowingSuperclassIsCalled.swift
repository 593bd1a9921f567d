// A written initializer calls a throwing superclass initializer and handles the error.
//: Framework/Base.swift
open class Connection {
    public let address: String

    public init() throws {
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
final class Database: Connection, Instantiable {
    @Received let log: Log

    init(log: Log) {
        self.log = log
        do { try super.init() } catch { fatalError("no connection: \(error)") }
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let database: Database
}

let database = App().database
print(database.log.prefix + database.address)
//: prints
// > localhost
