import Foundation
import HeirloomTestSupport

/// The seeds of the random trees in a test run.
enum DrawnSeeds {
    private static let environment = ProcessInfo.processInfo.environment

    /// The only seed, to repeat a failure, which names its seed: `HEIRLOOM_SEED=17 swift test --filter RandomTree`.
    static let chosen = environment["HEIRLOOM_SEED"].flatMap { Int($0) }

    /// Returns `count` seeds in a full run, and otherwise a sixteenth of them, but not fewer than `least`.
    static func share(of count: Int, atLeast least: Int = 0) -> [Int] {
        let number = TestLength.isFull ? count : max(count / 16, least)
        return chosen.map { [$0] } ?? Array(TestLength.firstSeed..<TestLength.firstSeed + number)
    }
}
