import Foundation
import Heirloom
import Logging

/// A request of a known user. Everything below it can receive the id and the user, and logs with both.
@Instantiable
package struct RequestScope: Instantiable, Sendable {
    @Forwarded let requestID: String
    @Forwarded let user: User
    @Instantiated({ (logger: Logger, requestID: String, user: User) in
        var logger = logger
        logger[metadataKey: "request"] = .string(requestID)
        logger[metadataKey: "user"] = .string(user.name)
        return logger
    }) let logger: Logger
    @Instantiated let desk: Desk
}

/// Adds, reads and lists the pastes of one user.
@Instantiable
package struct Desk: Instantiable, Sendable {
    @Received let user: User
    @Received let pastes: any PasteStore
    @Received let now: @Sendable () -> Date
    @Received let logger: Logger

    func add(_ new: NewPaste) async throws -> Paste {
        let seconds = min(max(new.seconds ?? 3600, 1), 30 * 24 * 3600)
        let paste = Paste(
            owner: user.name,
            text: new.text,
            expires: now().addingTimeInterval(Double(seconds))
        )
        try await pastes.add(paste)
        logger.info("added", metadata: ["paste": .stringConvertible(paste.id)])
        return paste
    }

    func paste(_ id: UUID) async throws -> Paste? {
        guard let paste = try await pastes.paste(id), isReadable(paste) else { return nil }
        return paste
    }

    func all() async throws -> [Paste] {
        try await pastes.pastes(of: user.name).filter(isReadable)
    }

    private func isReadable(_ paste: Paste) -> Bool {
        paste.owner == user.name && paste.expires > now()
    }
}
