import Foundation
import GRDB
import Heirloom
import ServiceLifecycle

/// Opens the database and migrates it. The server starts only if both succeed.
@Instantiable
extension DatabasePool: @retroactive Instantiable {
    package static func instantiate(settings: Settings) async throws -> DatabasePool {
        try FileManager.default.createDirectory(at: settings.folder, withIntermediateDirectories: true)
        let pool = try DatabasePool(path: settings.folder.appending(path: "pastes.sqlite").path)
        let migrator = DatabaseMigrator.pastes
        if try await pool.read(migrator.hasBeenSuperseded) { throw StartError.newerDatabase(path: pool.path) }
        try await withCheckedThrowingContinuation { continuation in
            migrator.asyncMigrate(pool) { continuation.resume(with: $0.map { _ in }) }
        }
        return pool
    }
}

extension DatabaseMigrator {
    fileprivate static var pastes: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("Create pastes") { database in
            try database.create(table: "paste") { table in
                table.primaryKey("id", .blob)
                table.column("owner", .text).notNull().indexed()
                table.column("text", .text).notNull()
                table.column("expires", .datetime).notNull()
            }
        }
        migrator.registerMigration("Index pastes by expiry") { database in
            try database.create(indexOn: "paste", columns: ["expires"])
        }
        return migrator
    }
}

/// Closes the database at the end. The first service of a list is the last one to stop.
struct DatabaseCloser: Service {
    let database: DatabasePool

    func run() async throws {
        try await gracefulShutdown()
        try database.close()
    }
}
