// A server of actors, a global actor and sendable builders, started in a test with a replaced database.
//: option configuration=debug
//: Core/Core.swift
import Heirloom

@globalActor
public actor Networking {
    public static let shared = Networking()
}

public protocol Database: Sendable {
    func find(_ id: Int) async -> String?
}

@Instantiable(fulfillingAdditionalTypes: [Database.self])
public actor RealDatabase: Database, Instantiable {
    @Received let log: Log
    private var rows = [1: "one"]
    public init(log: Log) { self.log = log }
    public func find(_ id: Int) -> String? { rows[id] }
}

@Instantiable
public final class Log: Instantiable, Sendable {
    let prefix: String
    public init(prefix: String = "log") { self.prefix = prefix }
    public func line(_ text: String) -> String { "\(prefix): \(text)" }
}

@Networking
@Instantiable
public final class Connection: Instantiable {
    @Forwarded let port: Int
    @Received let database: any Database
    @Received let log: Log
    let retries: Int
    public init(port: Int, database: any Database, log: Log, retries: Int = 3) {
        self.port = port
        self.database = database
        self.log = log
        self.retries = retries
    }
    public func answer(_ id: Int) async -> String {
        log.line("\(port) \(await database.find(id) ?? "nothing") after \(retries)")
    }
}

@Instantiable(generateMock: true)
public actor Session: Instantiable {
    @Forwarded let name: String
    @Received let database: any Database
    @Instantiated let log: Log
    public init(name: String, database: any Database, log: Log) {
        self.name = name
        self.database = database
        self.log = log
    }
    public func first() async -> String { log.line("\(name) \(await database.find(1) ?? "nothing")") }
}
//: App/Server.swift
import Core
import Heirloom

@Networking
@Instantiable(isRoot: true, generateMock: true)
final class Server: Instantiable {
    @Instantiated let log: Log
    @Instantiated let database: any Database
    @Instantiated let connectionBuilder: Instantiator<Connection>
    @Instantiated let sessionBuilder: SendableInstantiator<Session>
    func answer(_ id: Int) async -> String { await connectionBuilder.instantiate(80).answer(id) }
}
//: App/main.swift
@testable import Core

struct StubDatabase: Database {
    func find(_ id: Int) async -> String? { "stub \(id)" }
}

@Networking func run() async {
    for server in [
        Server(),
        Server.mock(),
        Server.mock(overrides: .init(database: { _ in StubDatabase() })),
        Server.mock(overrides: .init(log: .init(prefix: "test"), connectionBuilder: .init(retries: 0))),
        Server.mock(overrides: .init(sessionBuilder: .init(log: .init(build: { Log(prefix: $0 + "2") })))),
    ] {
        print(await server.answer(1), await server.sessionBuilder.instantiate("me").first())
    }
}
await run()
//: prints
// log: 80 one after 3 log: me one
// log: 80 one after 3 log: me one
// log: 80 stub 1 after 3 log: me stub 1
// test: 80 one after 0 log: me one
// log: 80 one after 3 log2: me one
