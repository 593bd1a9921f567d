import Foundation
import HeirloomTestSupport

/// The seeds of the random trees that a run draws.
enum DrawnSeeds {
    private static let environment = ProcessInfo.processInfo.environment

    /// The only seed: `HEIRLOOM_SEED=17 swift test --filter RandomTree` repeats a failure, which names its seed.
    static let chosen = environment["HEIRLOOM_SEED"].flatMap { Int($0) }

    /// As many seeds in full length, and otherwise a sixteenth of them, but at least as many as the test needs.
    static func share(of count: Int, atLeast least: Int = 0) -> [Int] {
        let number = TestLength.isFull ? count : max(count / 16, least)
        return chosen.map { [$0] } ?? Array(TestLength.firstSeed..<TestLength.firstSeed + number)
    }
}
