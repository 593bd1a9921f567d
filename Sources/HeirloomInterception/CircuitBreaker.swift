/// Stops calling functions that keep failing, and tries again after a while.
///
/// ```swift
/// import HeirloomInterception
///
/// struct Feed {
///     let breaker = CircuitBreaker(failures: 3, resetAfter: .seconds(10))
///
///     @Intercepted(by: \Feed.breaker)
///     func download() async throws -> String { "news" }
/// }
/// ```
///
/// A circuit is initially closed. After a number of consecutive failures it opens, and every call immediately throws
/// ``CircuitOpen``. After `resetAfter` it is half open: one call goes through, and closes the circuit if it succeeds or
/// opens it again if it fails. A call whose task is cancelled counts as neither.
///
/// Because a breaker throws an error of its own, it can only intercept functions that throw any error. All functions
/// that share a breaker share its circuit.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class CircuitBreaker {
    /// How the breaker treats calls.
    public enum State: Hashable, Sendable {
        /// Calls go through.
        case closed
        /// Calls throw.
        case open
        /// One call goes through, and others throw while it runs.
        case halfOpen
    }

    private enum Phase {
        case closed(failures: Int)
        case open(since: Duration)
        /// One call is testing whether the function still fails.
        case trying(openSince: Duration)
    }

    private enum Outcome {
        case succeeded, failed, cancelled
    }

    private let limit: Int
    private let resetAfter: Duration
    private let isFailure: @Sendable (any Error) -> Bool
    private let now: @Sendable () -> Duration
    private let lock = Lock()
    /// Guarded by the lock.
    private var phase = Phase.closed(failures: 0)

    /// Creates a closed circuit.
    ///
    /// - Parameters:
    ///   - failures: The number of consecutive failures that open the circuit, at least one.
    ///   - resetAfter: How long the circuit stays open.
    ///   - clock: The clock that measures this time.
    ///   - isFailure: Whether an error counts as a failure. Other errors count as success: "not found", for example,
    ///     shows that the function works.
    public init(
        failures: Int,
        resetAfter: Duration,
        clock: some Clock<Duration> = ContinuousClock(),
        counting isFailure: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) {
        precondition(failures > 0, "a circuit breaker opens after at least one failure")
        limit = failures
        self.resetAfter = resetAfter
        self.isFailure = isFailure
        now = clock.stopwatch()
    }

    /// How the breaker would treat a call now.
    public var state: State {
        switch lock.withLock({ phase }) {
        case .closed: .closed
        case .open(let start): now() - start < resetAfter ? .open : .halfOpen
        case .trying: .halfOpen
        }
    }

    /// Calls a synchronous function unless the circuit is open.
    ///
    /// - Throws: ``CircuitOpen``, or the error of the function.
    public func around<each Argument, Result>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument,
        proceed: () throws -> Result
    ) throws -> Result {
        let isTrial = try admit()
        do {
            let result = try proceed()
            end(.succeeded, isTrial)
            return result
        } catch {
            end(outcome(error), isTrial)
            throw error
        }
    }

    /// Calls an asynchronous function unless the circuit is open.
    ///
    /// - Throws: ``CircuitOpen``, or the error of the function.
    public func around<each Argument, Result>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument,
        isolation: isolated (any Actor)?,
        proceed: () async throws -> Result
    ) async throws -> Result {
        let isTrial = try admit()
        do {
            let result = try await proceeding(isolation: isolation, proceed)
            end(.succeeded, isTrial)
            return result
        } catch {
            end(outcome(error), isTrial)
            throw error
        }
    }

    /// Admits a call, and returns whether it is the trial call of a half-open circuit.
    private func admit() throws(CircuitOpen) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        switch phase {
        case .closed:
            return false
        case .open(let start):
            let rest = resetAfter - (now() - start)
            guard rest <= .zero else { throw CircuitOpen(retryAfter: rest) }
            phase = .trying(openSince: start)
            return true
        case .trying:
            throw CircuitOpen(retryAfter: .zero)
        }
    }

    private func outcome(_ error: any Error) -> Outcome {
        if error is CancellationError || Task.isCancelled { return .cancelled }
        return isFailure(error) ? .failed : .succeeded
    }

    /// Ends a call. Calls that began before the circuit opened do not affect it.
    private func end(_ outcome: Outcome, _ isTrial: Bool) {
        lock.withLock {
            switch (phase, outcome) {
            case (.closed, .succeeded): phase = .closed(failures: 0)
            case (.closed(let failures), .failed):
                phase = failures + 1 < limit ? .closed(failures: failures + 1) : .open(since: now())
            case (.trying, .succeeded) where isTrial: phase = .closed(failures: 0)
            case (.trying, .failed) where isTrial: phase = .open(since: now())
            case (.trying(let start), .cancelled) where isTrial: phase = .open(since: start)
            case (.closed, .cancelled), (.open, _), (.trying, _): break
            }
        }
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension CircuitBreaker: @unchecked Sendable {}

/// The error of a call that a ``CircuitBreaker`` rejected.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct CircuitOpen: Error, Hashable {
    /// The minimum time for which the circuit stays open.
    public let retryAfter: Duration

    /// Creates the error of a rejected call.
    public init(retryAfter: Duration) {
        self.retryAfter = retryAfter
    }
}
