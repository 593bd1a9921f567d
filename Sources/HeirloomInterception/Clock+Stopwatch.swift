@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Clock<Duration> {
    /// Returns a function that measures the time since this call.
    func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
