import Foundation
import GRDB
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import Synchronization

@testable import Pastes

extension Settings {
    /// Settings with a folder of their own, so that tests run in parallel.
    static func temporary() -> Settings {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pastes-\(UUID())")
        let users = ["a": User(name: "ann"), "b": User(name: "bob")]
        return Settings(folder: folder, port: 0, users: users, sweepInterval: .seconds(3600))
    }
}

extension Logger {
    /// Not a handler that does nothing: Hummingbird stores the ids of requests in the metadata.
    static let silent = Logger(label: "tests") { _ in InMemoryLogHandler() }
}

extension TestClientProtocol {
    func get(_ uri: String, token: String = "a") async throws -> TestResponse {
        try await execute(uri: uri, method: .get, headers: [.authorization: "Bearer \(token)"])
    }

    func add(_ text: String) async throws -> Paste {
        let body = ByteBuffer(string: #"{"text": "\#(text)", "seconds": 60}"#)
        return try await execute(
            uri: "/pastes",
            method: .post,
            headers: [.authorization: "Bearer a"],
            body: body
        )
        .decoded()
    }
}

extension TestResponse {
    func decoded<Value: Decodable>() throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Value.self, from: Data(body.readableBytesView))
    }
}

/// A time that passes only if a test says so.
final class TestTime: Sendable {
    private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    @Sendable func now() -> Date { date.withLock { $0 } }

    func pass(seconds: Double) { date.withLock { $0 += seconds } }
}

/// A store on disk that counts the pastes read from it, and that a test can keep from listing them.
actor WatchedPastes: PasteStore {
    private let disk: SQLitePastes
    private let willList: @Sendable () async -> Void
    private(set) var readCount = 0

    init(database: DatabasePool, willList: @escaping @Sendable () async -> Void = {}) {
        disk = SQLitePastes(database: database)
        self.willList = willList
    }

    func add(_ paste: Paste) async throws { try await disk.add(paste) }

    func paste(_ id: UUID) async throws -> Paste? {
        readCount += 1
        return try await disk.paste(id)
    }

    func pastes(of owner: String) async throws -> [Paste] {
        await willList()
        return try await disk.pastes(of: owner)
    }

    func removePastes(expiredBy date: Date) async throws -> Int {
        try await disk.removePastes(expiredBy: date)
    }
}
