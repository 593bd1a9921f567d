@testable import HeirloomInterception

/// A clock that only advances when a test advances it.
@available(macOS 13, *)
final class TestClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: UnsafeContinuation<Void, any Error>
    }

    let minimumResolution = Duration.zero
    private let lock = Lock()
    // The lock guards the following properties.
    private var instant = Instant()
    private var sleepers: [Int: Sleeper] = [:]
    private var sleeps: [Duration] = []

    var now: Instant { lock.withLock { instant } }

    /// The requested durations of all sleeps, in order.
    var requestedSleeps: [Duration] { lock.withLock { sleeps } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = lock.withLock {
            sleeps.append(instant.duration(to: deadline))
            return sleeps.count
        }
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                let isCancelled = Task.isCancelled
                lock.withLock { sleepers[number] = Sleeper(deadline: deadline, continuation: continuation) }
                if isCancelled { wake(number, throwing: CancellationError()) }
            }
        } onCancel: {
            wake(number, throwing: CancellationError())
        }
    }

    func advance(by duration: Duration) {
        let due = lock.withLock {
            instant = instant.advanced(by: duration)
            return sleepers.filter { $0.value.deadline <= instant }.keys.sorted()
        }
        for number in due { wake(number, throwing: nil) }
    }

    /// Waits until the sleep with a number, counted from one, has started.
    func untilSleep(_ number: Int) async {
        while lock.withLock({ sleepers[number] == nil }) { await Task.yield() }
    }

    private func wake(_ number: Int, throwing error: (any Error)?) {
        guard let sleeper = lock.withLock({ sleepers.removeValue(forKey: number) }) else { return }
        if let error { sleeper.continuation.resume(throwing: error) } else { sleeper.continuation.resume() }
    }
}
