@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Clock<Duration> {
    /// Says how much time has passed since it was made.
    func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
