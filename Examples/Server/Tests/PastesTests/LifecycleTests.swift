import Foundation
import GRDB
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import ServiceLifecycle
import Testing

@testable import Pastes

/// The start and the end of a server.
@Suite struct LifecycleTests {
    private let settings = Settings.temporary()

    @Test func aServerWithoutUsersDoesNotStart() {
        #expect(throws: StartError.noUsers) { try Settings(environment: [:]) }
        #expect(throws: StartError.invalidUser) { try Settings(environment: ["PASTES_USERS": "ann"]) }
    }

    @Test func aFolderThatCannotBeMadeKeepsTheServerFromStarting() async {
        var settings = settings
        settings.folder = URL(fileURLWithPath: "/dev/null/pastes")
        await #expect(throws: (any Error).self) { try await PasteServer(settings: settings, logger: .silent) }
    }

    @Test func aDatabaseOfANewerVersionKeepsTheServerFromStarting() async throws {
        let database = try await DatabasePool.instantiate(settings: settings)
        try await database.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('Add colors')") }
        await #expect(throws: StartError.newerDatabase(path: database.path)) {
            try await PasteServer(settings: settings, logger: .silent)
        }
    }

    @Test func aServerStopsAfterTheRequestsInProgress() async throws {
        let log = InMemoryLogHandler()
        let (asked, ask) = AsyncStream.makeStream(of: Void.self)
        let (answers, answer) = AsyncStream.makeStream(of: Void.self)
        let server = try await PasteServer.mock(
            settings: settings,
            logger: Logger(label: "tests") { _ in log },
            overrides: .init(disk: { database in
                WatchedPastes(database: database) {
                    ask.yield()
                    await answers.first { true }
                }
            })
        )
        let (ports, running) = AsyncStream.makeStream(of: Int.self)
        let group = ServiceGroup(services: [server.application { running.yield($0) }], logger: .silent)
        async let end: Void = group.run()
        let port = try #require(await ports.first { _ in true })
        try await TestClient.withClient(host: "127.0.0.1", port: port) { client in
            async let response = client.get("/pastes", headers: [.authorization: "Bearer a"])
            await asked.first { true }
            await group.triggerGracefulShutdown()
            #expect(!log.entries.contains { $0.message == "sweeper stopped" })
            answer.yield()
            let status = try await response.status
            #expect(status == .ok)
        }
        try await end
        #expect(log.entries.contains { $0.message == "sweeper stopped" })
        await #expect(throws: DatabaseError.self) { try await server.database.read(Paste.fetchCount) }
    }
}
