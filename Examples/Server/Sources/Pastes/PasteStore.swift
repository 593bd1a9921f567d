import Foundation
import GRDB
import Heirloom

package protocol PasteStore: Sendable {
    func add(_ paste: Paste) async throws
    func paste(_ id: UUID) async throws -> Paste?
    func pastes(of owner: String) async throws -> [Paste]
    /// Returns the number of pastes removed.
    func removePastes(expiredBy date: Date) async throws -> Int
}

@Instantiable(fulfillingAdditionalTypes: [PasteStore.self])
package struct SQLitePastes: Instantiable, PasteStore {
    @Received let database: DatabasePool

    package func add(_ paste: Paste) async throws {
        try await database.write { try paste.insert($0) }
    }

    package func paste(_ id: UUID) async throws -> Paste? {
        try await database.read { try Paste.fetchOne($0, key: id) }
    }

    package func pastes(of owner: String) async throws -> [Paste] {
        try await database.read { database in
            try Paste.filter(Column("owner") == owner).order(Column("expires")).fetchAll(database)
        }
    }

    package func removePastes(expiredBy date: Date) async throws -> Int {
        try await database.write { try Paste.filter(Column("expires") <= date).deleteAll($0) }
    }
}

/// A decorator that keeps the pastes read last, a limited number of them. A paste never changes, so none is out of date.
@Instantiable
package actor CachedPastes: Instantiable, PasteStore {
    @Received private let disk: any PasteStore
    private let limit: Int
    private var known: [UUID: Paste] = [:]
    private var oldest: [UUID] = []

    package init(disk: any PasteStore, limit: Int = 1000) {
        self.disk = disk
        self.limit = limit
    }

    package func add(_ paste: Paste) async throws {
        try await disk.add(paste)
    }

    package func paste(_ id: UUID) async throws -> Paste? {
        if let paste = known[id] { return paste }
        guard let paste = try await disk.paste(id) else { return nil }
        if known.updateValue(paste, forKey: id) == nil { oldest.append(id) }
        if oldest.count > limit { known[oldest.removeFirst()] = nil }
        return paste
    }

    package func pastes(of owner: String) async throws -> [Paste] {
        try await disk.pastes(of: owner)
    }

    package func removePastes(expiredBy date: Date) async throws -> Int {
        known = known.filter { $0.value.expires > date }
        oldest.removeAll { known[$0] == nil }
        return try await disk.removePastes(expiredBy: date)
    }
}
