import Foundation
import HeirloomTestSupport

/// The seeds of the random trees in a test run.
enum DrawnSeeds {
    private static let environment = ProcessInfo.processInfo.environment

    /// The only seed, to repeat a failure, which names its seed: `HEIRLOOM_SEED=17 swift test --filter RandomTree`.
    static let chosen = environment["HEIRLOOM_SEED"].flatMap { Int($0) }

    /// Returns `count` seeds in a full run, and otherwise one of `part` of them.
    static func share(of count: Int, oneIn part: Int = 40) -> [Int] {
        let number = TestLength.isFull ? count : count / part
        return chosen.map { [$0] } ?? Array(TestLength.firstSeed..<TestLength.firstSeed + number)
    }
}
