/// The durations of requests, counted in buckets that are less than a hundredth of their durations wide. It needs the same
/// memory for any number of requests.
struct Latencies: Sendable {
    /// The number of buckets between a duration and twice the duration.
    private static let resolution: UInt64 = 128
    private var counts = [Int](repeating: 0, count: 64 * Int(resolution))
    private(set) var count = 0

    mutating func add(_ duration: Duration) {
        var nanoseconds = UInt64(duration / .nanoseconds(1))
        var bucket: UInt64 = 0
        while nanoseconds >= 2 * Self.resolution {
            nanoseconds /= 2
            bucket += Self.resolution
        }
        counts[Int(bucket + nanoseconds)] += 1
        count += 1
    }

    mutating func add(_ other: Latencies) {
        for (bucket, count) in other.counts.enumerated() { counts[bucket] += count }
        count += other.count
    }

    /// Returns the microseconds within which this fraction of the requests was answered.
    func microseconds(of fraction: Double) -> Int {
        var rest = Int(Double(count) * fraction)
        var bucket = 0
        while bucket < counts.count - 1, rest >= counts[bucket] {
            rest -= counts[bucket]
            bucket += 1
        }
        let halvings = max(0, bucket / Int(Self.resolution) - 1)
        return ((bucket - halvings * Int(Self.resolution)) << halvings) / 1000
    }
}
