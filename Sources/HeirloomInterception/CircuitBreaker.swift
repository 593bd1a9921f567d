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
/// A circuit is closed at first. After a number of failures in a row it opens, and every call throws ``CircuitOpen`` at
/// once. After `resetAfter` it is half open: one call goes through, and closes the circuit by succeeding or opens it again
/// by failing. A call whose task is cancelled counts as neither.
///
/// Because it throws an error of its own, it goes around functions that throw any error. All functions that share a breaker
/// share its circuit.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class CircuitBreaker {
    /// The breaker's decision about a call.
    public enum State: Hashable, Sendable {
        /// Calls go through.
        case closed
        /// Calls throw.
        case open
        /// One call goes through, and others throw as long as it runs.
        case halfOpen
    }

    private enum Phase {
        case closed(failures: Int)
        case open(since: Duration)
        /// One call tries whether it still fails.
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

    /// Makes a closed circuit.
    ///
    /// - Parameters:
    ///   - failures: How many failures in a row open it, one at least.
    ///   - resetAfter: How long it stays open.
    ///   - clock: What measures that.
    ///   - isFailure: Which errors count. The others show that the function works, as "not found" does.
    public init(
        failures: Int,
        resetAfter: Duration,
        clock: some Clock<Duration> = ContinuousClock(),
        counting isFailure: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) {
        precondition(failures > 0, "a circuit opens after one failure at least")
        limit = failures
        self.resetAfter = resetAfter
        self.isFailure = isFailure
        now = clock.stopwatch()
    }

    /// The decision about a call at this moment.
    public var state: State {
        switch lock.withLock({ phase }) {
        case .closed: .closed
        case .open(let start): now() - start < resetAfter ? .open : .halfOpen
        case .trying: .halfOpen
        }
    }

    /// Calls a synchronous function unless the circuit is open.
    ///
    /// - Throws: ``CircuitOpen``, or what the function throws.
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
    /// - Throws: ``CircuitOpen``, or what the function throws.
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

    /// Whether the call tries a circuit that is half open.
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

    /// Calls that began before the circuit opened decide nothing about it.
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

/// The error of a call that a ``CircuitBreaker`` did not let through.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct CircuitOpen: Error, Hashable {
    /// How long the circuit stays open at least.
    public let retryAfter: Duration

    /// Describes a call that came too early.
    public init(retryAfter: Duration) {
        self.retryAfter = retryAfter
    }
}
