// A `sending` parameter of a function may be passed to an actor, to another isolation, to an initializer's `sending` parameter,
// and in test doubles to the replacements of these.

//: option configuration=debug
//: App/Types.swift
import Heirloom

final class Connection {}

@Instantiable
final class Session: Instantiable {
    @Forwarded let connection: Connection
    @Instantiated private let log: Log

    init(connection: sending Connection, log: Log) {
        self.connection = connection
        self.log = log
    }
}

@Instantiable
final class Log: Instantiable {}

@Instantiable
actor Worker: Instantiable {
    @Forwarded let connection: Connection
    @Forwarded let title: String
}

@Instantiable
@MainActor
final class Screen: Instantiable {
    @Forwarded let connection: Connection
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let open: (_ connection: sending Connection) -> Session
    @Instantiated let start: (_ title: String, _ connection: sending Connection) -> Worker
    @Instantiated let show: (_ connection: sending Connection) async -> Screen
    @Instantiated({ (connection: sending Connection, count: Int) in count + 1 })
    let close: (_ connection: sending Connection, _ count: Int) -> Int
}

//: App/main.swift
let app = App()
printTree(app.open(Connection()))
print(app.start("first", Connection()).title)
printTree(await app.show(Connection()))
print(app.close(Connection(), 1))
let mock = App.mock(
    overrides: .init(
        start: { connection, title in Worker(connection: connection, title: title + " in a test") },
        close: { _, count in -count }
    )
)
printTree(mock.open(Connection()))
print(mock.start("second", Connection()).title)
print(mock.close(Connection(), 1))

//: prints
// Session #1
//   connection: Connection #2
//   log: Log #3
// first
// Screen #1
//   connection: Connection #2
// 2
// Session #1
//   connection: Connection #2
//   log: Log #3
// second in a test
// -1
