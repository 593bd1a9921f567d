import Foundation

/// How long tests are that can be of any length.
package enum TestLength {
    /// A fixed share, unless everything is asked for: `HEIRLOOM_FULL=1 swift test`.
    package static let isFull = ProcessInfo.processInfo.environment["HEIRLOOM_FULL"] == "1"
    /// The first seed: `HEIRLOOM_FIRST_SEED=5000 swift test` draws other trees and other shapes of programs.
    package static let firstSeed =
        ProcessInfo.processInfo.environment["HEIRLOOM_FIRST_SEED"].flatMap { Int($0) } ?? 0
}
