/// The result of a build, as delivered to the callers that waited for it.
///
/// Callers of a ``Kept`` share an isolation unless its value is `Sendable`: without `Sendable`, the ``Kept`` itself
/// cannot leave its isolation. That is why this type may be `@unchecked Sendable`.
enum Answer<Value>: @unchecked Sendable {
    case value(Value)
    case failure(any Error)
    /// No build is running any more, because the builder was cancelled.
    case buildYourself

    /// The answer for callers that waited for a build that failed.
    static func failed(_ error: any Error) -> Answer {
        error is CancellationError && Task.isCancelled ? .buildYourself : .failure(error)
    }
}

/// A value that is being built.
enum Building<Value> {
    case synchronously(Attempt<Value>)
    case asynchronously(ArraySlice<UnsafeContinuation<Answer<Value>, Never>>)
}

/// A build on one thread. The other threads wait for its lock, then read its answer.
final class Attempt<Value> {
    let builder = ThreadIdentity()
    private let lock = Lock()
    private var answer = Answer<Value>.buildYourself

    /// Acquires the lock for the calling thread, which does the building.
    init() { lock.lock() }

    /// Delivers the answer to the waiting threads.
    func end(_ answer: Answer<Value>) {
        self.answer = answer
        lock.unlock()
    }

    /// Waits until the attempt has ended, and returns its answer.
    func wait() -> Answer<Value> { lock.withLock { answer } }
}
