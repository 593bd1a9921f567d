import Foundation

/// Callers that ask for one thing at once, and those of them that build it.
final class Crowd: @unchecked Sendable {
    private let size: Int
    private let condition = NSCondition()
    private var joined = 0
    private var built = 0

    init(of size: Int) { self.size = size }

    /// How often something was built.
    var builds: Int { condition.withLock { built } }

    /// Counts one more build.
    func build() -> Int {
        condition.withLock {
            built += 1
            return built
        }
    }

    /// Counts one more caller that is about to ask.
    func join() {
        condition.withLock {
            joined += 1
            condition.broadcast()
        }
    }

    // MARK: Tasks

    /// How many of the calls come to each value's number, or to `nil` because they fail.
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

    /// Waits until all ask.
    func gather() async {
        while condition.withLock({ joined < size }) { await Self.pause() }
        await Self.pause()
    }

    /// Waits until one builds.
    func waitForBuild() async {
        while builds == 0 { await Self.pause() }
    }

    /// Long enough to get from being about to ask to asking.
    private static func pause() async {
        // Not a sleep, which ends when its task is cancelled.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
        }
    }

    // MARK: Threads

    /// The same of calls that each have a thread.
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

    /// Waits until all ask.
    func gatherThreads() {
        condition.withLock {
            while joined < size { condition.wait() }
        }
        Thread.sleep(forTimeInterval: 0.05)
    }

    private final class Outcomes: @unchecked Sendable {
        private let lock = NSLock()
        private var noted: [Int?: Int] = [:]

        var counts: [Int?: Int] { lock.withLock { noted } }

        func note(_ outcome: Int?) { lock.withLock { noted[outcome, default: 0] += 1 } }
    }
}
