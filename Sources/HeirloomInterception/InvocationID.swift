private let lock = Lock()
/// Guarded by the lock.
nonisolated(unsafe) private var lastID: UInt64 = 0

/// The next number, from one.
@usableFromInline
func nextInvocationID() -> UInt64 {
    lock.withLock {
        lastID += 1
        return lastID
    }
}
