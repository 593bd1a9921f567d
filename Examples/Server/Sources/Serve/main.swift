import Foundation
import Hummingbird
import Logging
import Pastes

let logger = Logger(label: "pastes")
do {
    let settings = try Settings(environment: ProcessInfo.processInfo.environment)
    let server = try await PasteServer(settings: settings, logger: logger)
    try await server.application().runService()
} catch {
    logger.critical("cannot run", metadata: ["error": "\(error)"])
    exit(1)
}
