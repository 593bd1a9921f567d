/// The delay before the next attempt.
///
/// ```swift
/// import HeirloomInterception
///
/// let backoff = Backoff.exponential(from: .milliseconds(100), upTo: .seconds(5)).jittered(by: 0.2)
/// let third = backoff.delay(afterAttempt: 3)  // 400 ms, give or take 80 ms
/// ```
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct Backoff: Sendable {
    private let delay: @Sendable (_ attempt: Int) -> Duration

    /// Creates a backoff with custom delays.
    ///
    /// - Parameter delay: Returns the delay after each attempt. Attempts are counted from one.
    public init(_ delay: @escaping @Sendable (_ attempt: Int) -> Duration) {
        self.delay = delay
    }

    /// Waits equally long after each attempt.
    public static func constant(_ delay: Duration) -> Backoff { Backoff { _ in delay } }

    /// Waits one, two, three … times `step`, up to `limit`.
    public static func linear(by step: Duration, upTo limit: Duration = .seconds(60)) -> Backoff {
        Backoff { min(step * $0, limit) }
    }

    /// Waits `factor` times as long after each further attempt, up to `limit`.
    public static func exponential(
        from first: Duration,
        factor: Double = 2,
        upTo limit: Duration = .seconds(60)
    ) -> Backoff {
        Backoff { attempt in
            var delay = first
            // Stops at the limit, because further multiplication could overflow.
            for _ in 1..<attempt where delay < limit { delay = delay * factor }
            return min(delay, limit)
        }
    }

    /// Returns a backoff with the same delays, randomly changed by up to a fraction, so that callers that failed
    /// together do not retry together.
    ///
    /// - Parameter fraction: The largest change, as a fraction of the delay, from zero to one.
    public func jittered(by fraction: Double) -> Backoff {
        precondition((0...1).contains(fraction), "jitter is a fraction of the time, from 0 to 1")
        return Backoff { delay(afterAttempt: $0) * Double.random(in: 1 - fraction...1 + fraction) }
    }

    /// Returns the delay after a failed attempt.
    ///
    /// - Parameter attempt: The number of attempts that have failed, at least one.
    public func delay(afterAttempt attempt: Int) -> Duration { delay(attempt) }
}
