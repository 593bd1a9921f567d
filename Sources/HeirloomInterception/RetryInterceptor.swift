/// Calls an asynchronous function again if it throws.
///
/// ```swift
/// import HeirloomInterception
///
/// struct Offline: Error {}
///
/// struct Feed {
///     let retry = RetryInterceptor(attempts: 3) { $0 is Offline }
///
///     @Intercepted(by: \Feed.retry)
///     func download() async throws(Offline) -> String { "news" }
/// }
/// ```
///
/// It throws the error of the last attempt, and no errors of its own. If the task is cancelled, it stops waiting and
/// makes no further attempts.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct RetryInterceptor: AsyncInterceptor, Sendable {
    private let attempts: Int
    private let backoff: Backoff
    private let clock: any Clock<Duration>
    private let shouldRetry: @Sendable (any Error) -> Bool

    /// Creates an interceptor that retries certain errors.
    ///
    /// - Parameters:
    ///   - attempts: The maximum number of calls of the function, at least one.
    ///   - backoff: The delays between attempts.
    ///   - clock: The clock that measures the delays.
    ///   - shouldRetry: Whether to try again after an error. By default, all errors except `CancellationError` are
    ///     retried.
    public init(
        attempts: Int,
        backoff: Backoff = .exponential(from: .milliseconds(100)),
        clock: any Clock<Duration> = ContinuousClock(),
        on shouldRetry: @escaping @Sendable (any Error) -> Bool = { !($0 is CancellationError) }
    ) {
        precondition(attempts > 0, "a function is called at least once")
        self.attempts = attempts
        self.backoff = backoff
        self.clock = clock
        self.shouldRetry = shouldRetry
    }

    /// Calls the function until it returns or throws an error that is not retried, or the attempts are used up.
    public func around<each Argument, Result, Failure: Error>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument,
        isolation: isolated (any Actor)?,
        proceed: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        var attempt = 1
        while true {
            do throws(Failure) {
                return try await proceeding(isolation: isolation, proceed)
            } catch {
                guard attempt < attempts, shouldRetry(error), await isWorthWaiting(afterAttempt: attempt)
                else { throw error }
            }
            attempt += 1
        }
    }

    /// Waits for the delay. Returns `false` if the task is cancelled.
    private func isWorthWaiting(afterAttempt attempt: Int) async -> Bool {
        do {
            try await clock.sleep(for: backoff.delay(afterAttempt: attempt))
            return !Task.isCancelled
        } catch {
            return false
        }
    }
}
