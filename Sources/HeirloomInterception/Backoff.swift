/// How long to wait before another attempt.
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

    /// Waits for a time of your own.
    ///
    /// - Parameter delay: The time after each attempt, which are counted from one.
    public init(_ delay: @escaping @Sendable (_ attempt: Int) -> Duration) {
        self.delay = delay
    }

    /// Waits for the same time after each attempt.
    public static func constant(_ delay: Duration) -> Backoff { Backoff { _ in delay } }

    /// Waits for one, two, three … times as long.
    public static func linear(by step: Duration, upTo limit: Duration = .seconds(60)) -> Backoff {
        Backoff { min(step * $0, limit) }
    }

    /// Waits for `factor` times as long after each further attempt.
    public static func exponential(
        from first: Duration,
        factor: Double = 2,
        upTo limit: Duration = .seconds(60)
    ) -> Backoff {
        Backoff { attempt in
            var delay = first
            // Past the limit it could overflow.
            for _ in 1..<attempt where delay < limit { delay = delay * factor }
            return min(delay, limit)
        }
    }

    /// The same with times that differ at random by at most such a part of them, so that callers that failed together do
    /// not come back together.
    ///
    /// - Parameter fraction: From zero to one.
    public func jittered(by fraction: Double) -> Backoff {
        precondition((0...1).contains(fraction), "jitter is a part of the time, from 0 to 1")
        return Backoff { delay(afterAttempt: $0) * Double.random(in: 1 - fraction...1 + fraction) }
    }

    /// The time to wait.
    ///
    /// - Parameter attempt: How many attempts have failed, one at least.
    public func delay(afterAttempt attempt: Int) -> Duration { delay(attempt) }
}
