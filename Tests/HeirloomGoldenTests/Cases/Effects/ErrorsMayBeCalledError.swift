// `throws(Error)` resolves `Error` at its declaration, to a nested type or a type of the module if there is one.

//: App/App.swift
import Heirloom

@Instantiable
final class Database: Instantiable {
    enum Error: Swift.Error { case locked }
    init() throws(Error) { throw .locked }
}

@Instantiable
struct Plain: Instantiable {
    init() throws(any Swift.Error) {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let open: () throws(Database.Error) -> Database
    @Instantiated let plain: () throws -> Plain
}

//: App/main.swift
do throws(Database.Error) { _ = try App() } catch { print(error) }

//: generated App
import Heirloom

extension App {
    init() throws(Database.Error) {
        let database = try Database()
        let open: () throws(Database.Error) -> Database = {
            try Database()
        }
        let plain: () throws -> Plain = {
            try Plain()
        }
        self.init(database: database, open: open, plain: plain)
    }
}

//: prints
// locked
