/// What a caller is told that found another one building.
///
/// It crosses to where that one waits, which is in the same isolation unless the value is `Sendable`: callers share a
/// ``Kept``, which otherwise is not either.
enum Answer<Value>: @unchecked Sendable {
    case value(Value)
    case failure(any Error)
    /// Nobody builds any more: the one that did was cancelled.
    case buildYourself

    /// What those are told that waited for a build which failed.
    static func failed(_ error: any Error) -> Answer {
        error is CancellationError && Task.isCancelled ? .buildYourself : .failure(error)
    }
}

/// A value that is being built.
enum Building<Value> {
    case synchronously(Attempt<Value>)
    case asynchronously(ArraySlice<UnsafeContinuation<Answer<Value>, Never>>)
}

/// A thread that builds. The others wait for its lock, and then read what came of it.
final class Attempt<Value> {
    let builder = ThreadIdentity()
    private let lock = Lock()
    private var answer = Answer<Value>.buildYourself

    /// Whoever makes it holds the lock.
    init() { lock.lock() }

    /// Tells the others what came of it.
    func end(_ answer: Answer<Value>) {
        self.answer = answer
        lock.unlock()
    }

    /// What came of it, once it has ended.
    func wait() -> Answer<Value> { lock.withLock { answer } }
}
