import Foundation
import NotesModels
import NotesServices

/// Remembers who is logged in for as long as a test lasts.
package final class MemorySession: Session, @unchecked Sendable {
    private let lock = NSLock()
    private var current: User?

    package init(_ user: User? = nil) {
        current = user
    }

    package func user() -> User? {
        lock.withLock { current }
    }

    package func setUser(_ user: User?) {
        lock.withLock { current = user }
    }
}
