private let lock = Lock()
/// Guarded by the lock.
nonisolated(unsafe) private var lastID: UInt64 = 0

/// Returns the next number, starting with one.
@usableFromInline
func nextInvocationID() -> UInt64 {
    lock.withLock {
        lastID += 1
        return lastID
    }
}
