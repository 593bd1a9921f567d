import Foundation
import GRDB
import HummingbirdTesting
import InMemoryLogging
import Logging
import Testing

@testable import Pastes

/// The whole tree over HTTP. Each test replaces at most one part of it.
@Suite struct ServerTests {
    private let settings = Settings.temporary()

    @Test func aPasteIsReadByItsOwnerOnly() async throws {
        let server = try await PasteServer(settings: settings, logger: .silent)
        try await server.application().test(.live) { client in
            let paste = try await client.add("hello")
            let pastes: [Paste] = try await client.get("/pastes").decoded()
            #expect(pastes.map(\.text) == ["hello"])
            #expect(try await client.get("/pastes/\(paste.id)").status == .ok)
            #expect(try await client.get("/pastes/\(paste.id)", token: "b").status == .notFound)
            #expect(try await client.get("/pastes", token: "c").status == .unauthorized)
        }
    }

    @Test func pastesOutliveTheServer() async throws {
        let first = try await PasteServer(settings: settings, logger: .silent)
        let paste = try await first.application().test(.live) { try await $0.add("hello") }
        let second = try await PasteServer(settings: settings, logger: .silent)
        try await second.application().test(.live) { client in
            let pastes: [Paste] = try await client.get("/pastes").decoded()
            #expect(pastes.map(\.id) == [paste.id])
        }
    }

    @Test func aPasteExpires() async throws {
        let time = TestTime()
        let server = try await PasteServer.mock(
            settings: settings,
            logger: .silent,
            overrides: .init(now: time.now)
        )
        try await server.application().test(.live) { client in
            let paste = try await client.add("hello")
            time.pass(seconds: 60)
            #expect(try await client.get("/pastes/\(paste.id)").status == .notFound)
            #expect(try await server.database.read(Paste.fetchCount) == 1)
            await server.sweeper.sweep()
            #expect(try await server.database.read(Paste.fetchCount) == 0)
        }
    }

    @Test func aPasteIsReadFromDiskOnce() async throws {
        let server = try await PasteServer.mock(
            settings: settings,
            logger: .silent,
            overrides: .init(disk: { WatchedPastes(database: $0) })
        )
        try await server.application().test(.live) { client in
            let paste = try await client.add("hello")
            for _ in 0..<3 { #expect(try await client.get("/pastes/\(paste.id)").status == .ok) }
            #expect(await (server.disk as? WatchedPastes)?.readCount == 1)
        }
    }

    @Test func aFailingCheckMakesTheServerUnhealthy() async throws {
        struct FailingCheck: HealthCheck {
            func check() async throws { throw CancellationError() }
        }
        let healthy = try await PasteServer(settings: .temporary(), logger: .silent)
        try await healthy.application().test(.live) { client in
            let states: [String: String] = try await client.get("/health").decoded()
            #expect(states == ["database": "ok", "sweeper": "ok"])
        }
        let server = try await PasteServer.mock(
            settings: settings,
            logger: .silent,
            overrides: .init(healthChecks: .init(sweeperCheck: { _ in FailingCheck() }))
        )
        try await server.application().test(.live) { client in
            let response = try await client.get("/health")
            #expect(response.status == .serviceUnavailable)
            #expect(try response.decoded() == ["database": "ok", "sweeper": "failed"])
        }
    }

    @Test func logsHaveTheRequestAndItsUser() async throws {
        let log = InMemoryLogHandler()
        let server = try await PasteServer(settings: settings, logger: Logger(label: "tests") { _ in log })
        let paste = try await server.application().test(.live) { try await $0.add("hello") }
        let entry = try #require(log.entries.first { $0.message == "added" })
        #expect(entry.metadata["paste"] == .stringConvertible(paste.id))
        #expect(entry.metadata["user"] == "ann")
        #expect(entry.metadata["request"] != nil)
    }
}
