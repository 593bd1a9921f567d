import Foundation

/// Callers that request a value at the same time, and a count of the builds.
final class Crowd: @unchecked Sendable {
    private let size: Int
    private let condition = NSCondition()
    private var joined = 0
    private var built = 0

    init(of size: Int) { self.size = size }

    /// The number of builds.
    var builds: Int { condition.withLock { built } }

    /// Counts a build and returns the new number.
    func build() -> Int {
        condition.withLock {
            built += 1
            return built
        }
    }

    /// Counts a caller that is about to request the value.
    func join() {
        condition.withLock {
            joined += 1
            condition.broadcast()
        }
    }

    // MARK: Tasks

    /// Returns how many of the calls returned each value, by the value's number, or failed (`nil`).
    func outcomes(
        _ call: @escaping @Sendable () async throws -> KeptTests.Value
    ) async -> [Int?: Int] {
        await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<size {
                group.addTask {
                    self.join()
                    return try? await call().number
                }
            }
            return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
    }

    /// Waits until all callers request the value.
    func gather() async {
        while condition.withLock({ joined < size }) { await Self.pause() }
        await Self.pause()
    }

    /// Waits until a caller builds the value.
    func waitForBuild() async {
        while builds == 0 { await Self.pause() }
    }

    /// Waits long enough for a caller that is about to request the value to do so.
    private static func pause() async {
        var punctuality = Punctuality()
        while !punctuality.isSettled {
            // Not `Task.sleep`, which ends when its task is cancelled.
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + Punctuality.pause) {
                    continuation.resume()
                }
            }
            punctuality.note()
        }
    }

    // MARK: Threads

    /// Returns the outcomes of calls that each run on their own thread.
    func outcomesOfThreads(_ call: @escaping @Sendable () throws -> KeptTests.Value) -> [Int?: Int] {
        let outcomes = Outcomes()
        let group = DispatchGroup()
        for _ in 0..<size {
            group.enter()
            Thread {
                self.join()
                outcomes.note((try? call())?.number)
                group.leave()
            }.start()
        }
        group.wait()
        return outcomes.counts
    }

    /// Waits until all callers request the value.
    func gatherThreads() {
        condition.withLock {
            while joined < size { condition.wait() }
        }
        var punctuality = Punctuality()
        while !punctuality.isSettled {
            Thread.sleep(forTimeInterval: Punctuality.pause)
            punctuality.note()
        }
    }

    /// Whether pauses end when they should. On a machine with more to do, a caller may wait longer for its turn.
    private struct Punctuality {
        static let pause = 0.02
        private var last = Date()
        private var punctual = 0

        var isSettled: Bool { punctual == 3 }

        mutating func note() {
            let now = Date()
            punctual = now.timeIntervalSince(last) < 1.5 * Self.pause ? punctual + 1 : 0
            last = now
        }
    }

    private final class Outcomes: @unchecked Sendable {
        private let lock = NSLock()
        private var noted: [Int?: Int] = [:]

        var counts: [Int?: Int] { lock.withLock { noted } }

        func note(_ outcome: Int?) { lock.withLock { noted[outcome, default: 0] += 1 } }
    }
}
