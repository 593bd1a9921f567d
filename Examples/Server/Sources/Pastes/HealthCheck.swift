import GRDB
import Heirloom

/// One line of `/health`. The server collects all types that list this protocol, by their keys.
package protocol HealthCheck: Sendable {
    func check() async throws
}

@Instantiable(fulfillingAdditionalTypes: [HealthCheck.self], key: "database")
package struct DatabaseCheck: Instantiable, HealthCheck {
    @Received let database: DatabasePool

    package func check() async throws {
        try await database.read { try $0.execute(sql: "SELECT 1 FROM paste LIMIT 1") }
    }
}

@Instantiable(fulfillingAdditionalTypes: [HealthCheck.self], key: "sweeper")
package struct SweeperCheck: Instantiable, HealthCheck {
    @Received let sweeper: Sweeper

    package func check() async throws {
        if let failure = await sweeper.failure { throw failure }
    }
}
