/// Measures the durations of the calls of each function.
///
/// ```swift
/// import HeirloomInterception
///
/// struct Shop {
///     let timings = PerformanceInterceptor()
///
///     @Intercepted(by: \Shop.timings)
///     func pay(_ amount: Int) -> Int { amount }
/// }
///
/// let shop = Shop()
/// let receipt = shop.pay(3)
/// let report = shop.timings.report()
/// ```
///
/// A duration includes the work of inner interceptors, such as retries.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public final class PerformanceInterceptor: InvocationObserver {
    private let now: @Sendable () -> Duration
    private let lock = Lock()
    /// Guarded by the lock.
    private var timings: [FunctionKey: FunctionTimings] = [:]

    /// Creates an interceptor without measurements.
    ///
    /// - Parameter clock: The clock that measures the calls.
    public init(clock: some Clock<Duration> = ContinuousClock()) {
        now = clock.stopwatch()
    }

    /// The measurements so far, ordered by descending total duration.
    public var functions: [FunctionTimings] {
        lock.withLock { Array(timings.values) }.sorted { left, right in
            left.total == right.total ? left.function < right.function : left.total > right.total
        }
    }

    /// Returns the measurements so far as a table in milliseconds: calls, minimum, average, percentiles and maximum of
    /// each function, ordered by descending total duration.
    public func report() -> String { functions.table }

    /// Returns the start time of the call.
    public func before<each Argument>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument
    ) -> Duration { now() }

    /// Records the duration of the call.
    public func after<Result>(_ invocation: Invocation, _ token: Duration, result: Result) {
        add(now() - token, to: invocation)
    }

    /// Records the duration of the call.
    public func failed<Failure: Error>(_ invocation: Invocation, _ token: Duration, error: Failure) {
        add(now() - token, to: invocation)
    }

    private func add(_ duration: Duration, to invocation: Invocation) {
        lock.withLock {
            let key = FunctionKey(file: invocation.file, line: invocation.line)
            timings[key, default: FunctionTimings(of: "\(invocation)")].add(duration)
        }
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension PerformanceInterceptor: @unchecked Sendable {}

/// Identifies a function by its location, which does not require building a string.
private struct FunctionKey: Hashable {
    let file: StaticString
    let line: UInt

    static func == (left: FunctionKey, right: FunctionKey) -> Bool {
        left.line == right.line
            && left.file.withUTF8Buffer { left in right.file.withUTF8Buffer { left.elementsEqual($0) } }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(line)
    }
}
