import AsyncAlgorithms
import Foundation
import Heirloom
import Logging
import ServiceLifecycle

/// The background job. It removes expired pastes until the server stops.
@Instantiable
package actor Sweeper: Instantiable, Service {
    @Received private let settings: Settings
    @Received private let pastes: any PasteStore
    @Received private let now: @Sendable () -> Date
    @Received private let logger: Logger
    /// The error of the last sweep; `nil` if it succeeded.
    private(set) var failure: (any Error)?

    package func run() async throws {
        let ticks = AsyncTimerSequence(interval: settings.sweepInterval, clock: .continuous)
        for await _ in ticks.cancelOnGracefulShutdown() { await sweep() }
        logger.info("sweeper stopped")
    }

    func sweep() async {
        do {
            let count = try await pastes.removePastes(expiredBy: now())
            failure = nil
            logger.info("swept", metadata: ["removed": "\(count)"])
        } catch {
            failure = error
            logger.error("sweep failed", metadata: ["error": "\(error)"])
        }
    }
}
