// A server passes each connection as 'sending': to an actor, to the main actor, and to types that a module below builds.
//: option configuration=debug
//: Network/Network.swift
import Heirloom

public final class Connection {
    public let number: Int

    public init(number: Int) { self.number = number }
}

public protocol Handler {
    var summary: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Handler.self], generateMock: true)
public final class EchoHandler: Instantiable, Handler {
    @Forwarded private let connection: Connection
    @Received private let greeting: String
    @Instantiated private let journal: Journal

    public init(connection: sending Connection, greeting: String, journal: Journal) {
        self.connection = connection
        self.greeting = greeting
        self.journal = journal
    }

    public var summary: String { "\(greeting) \(connection.number), \(journal.note())" }
}

@Instantiable
public final class Journal: Instantiable {
    public private(set) var entries = 0

    public init() {}

    public func note() -> Int {
        entries += 1
        return entries
    }
}

//: Server/Server.swift
import Heirloom
import Network

@Instantiable
actor Session: Instantiable {
    @Forwarded let connection: Connection
    @Received let greeting: String
    @Instantiated let journal: Journal

    var summary: String { "session \(connection.number) of \(journal.note())" }
}

@Instantiable
@MainActor
final class Window: Instantiable {
    @Forwarded let connection: Connection?
    @Forwarded let title: String

    init(title: String, connection: sending Connection?) async throws {
        self.title = title
        self.connection = connection
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct Server: Instantiable {
    @Instantiated({ "hello" }) let greeting: String
    @Instantiated(fulfilledByType: "EchoHandler") let handle: (_ connection: sending Connection) -> any Handler
    @Instantiated let open: @Sendable (sending Connection) -> Session
    @Instantiated let show: (_ connection: sending Connection?, _ title: String) async throws -> Window
    @Instantiated({ (connection: sending Connection, greeting: String) async in "\(greeting), \(connection.number)" })
    let log: (_ connection: sending Connection) async -> String
}

//: Server/main.swift
@testable import Network

func use(_ server: Server) async throws {
    print(server.handle(Connection(number: 1)).summary)
    print(await server.open(Connection(number: 2)).summary)
    print(try await server.show(nil, "third").title)
    print(await server.log(Connection(number: 4)))
}

try await use(Server())
try await use(
    .mock(overrides: .init(greeting: { "hi" }, log: { connection, _ in "logged \(connection.number)" }))
)
print(EchoHandler.mock(connection: Connection(number: 5), greeting: "moin").summary)

//: prints
// hello 1, 1
// session 2 of 1
// third
// hello, 4
// hi 1, 1
// session 2 of 1
// third
// logged 4
// moin 5, 1
