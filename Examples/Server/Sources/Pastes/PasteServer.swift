import Foundation
import GRDB
import Heirloom
import Hummingbird
import Logging

/// The root of the tree. Heirloom generates `init(settings:logger:) async throws`, and everything that it calls.
@Instantiable(isRoot: true, generateMock: true)
package struct PasteServer: Instantiable, Sendable {
    @Forwarded let settings: Settings
    @Forwarded let logger: Logger
    @Instantiated let database: DatabasePool
    @Instantiated({ Date.now }) let now: @Sendable () -> Date
    /// Only the cache can read the disk.
    @Instantiated(fulfilledByType: "SQLitePastes", isLocal: true) let disk: any PasteStore
    @Instantiated(fulfilledByType: "CachedPastes") let pastes: any PasteStore
    @Instantiated let sweeper: Sweeper
    @Instantiated let healthChecks: [String: any HealthCheck]
    @Instantiated package let makeScope: @Sendable (_ requestID: String, _ user: User) -> RequestScope
    @Instantiated let api: API

    /// A service that runs until it is stopped: first the requests in progress end, then the sweeper, then the database.
    package func application(
        onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) -> some ApplicationProtocol {
        Application(
            router: api.router(),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: settings.port)),
            services: [DatabaseCloser(database: database), sweeper],
            onServerRunning: { await onRunning($0.localAddress?.port ?? settings.port) },
            logger: logger
        )
    }
}
