import Foundation
import GRDB
import Logging
import Pastes

extension PasteServer {
    /// The same server without Heirloom: every initializer call is written here.
    static func wiredByHand(settings: Settings, logger: Logger) async throws -> PasteServer {
        let database = try await DatabasePool.instantiate(settings: settings)
        let now: @Sendable () -> Date = { Date.now }
        let disk = SQLitePastes(database: database)
        let pastes = CachedPastes(disk: disk)
        let sweeper = Sweeper(settings: settings, pastes: pastes, now: now, logger: logger)
        let healthChecks: [String: any HealthCheck] = [
            "database": DatabaseCheck(database: database),
            "sweeper": SweeperCheck(sweeper: sweeper),
        ]
        let makeScope: @Sendable (String, User) -> RequestScope = { requestID, user in
            var logger = logger
            logger[metadataKey: "request"] = .string(requestID)
            logger[metadataKey: "user"] = .string(user.name)
            let desk = Desk(user: user, pastes: pastes, now: now, logger: logger)
            return RequestScope(requestID: requestID, user: user, logger: logger, desk: desk)
        }
        return PasteServer(
            settings: settings,
            logger: logger,
            database: database,
            now: now,
            disk: disk,
            pastes: pastes,
            sweeper: sweeper,
            healthChecks: healthChecks,
            makeScope: makeScope,
            api: API(
                logger: logger,
                healthChecks: healthChecks,
                scopes: Scopes(settings: settings, makeScope: makeScope)
            )
        )
    }
}
