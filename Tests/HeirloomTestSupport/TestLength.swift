import Foundation

/// The length of tests that can run for any time.
package enum TestLength {
    /// Whether tests run in full length rather than for a fixed share: `HEIRLOOM_FULL=1 swift test`.
    package static let isFull = ProcessInfo.processInfo.environment["HEIRLOOM_FULL"] == "1"
    /// The first seed: `HEIRLOOM_FIRST_SEED=5000 swift test` draws other trees and other shapes of programs.
    package static let firstSeed =
        ProcessInfo.processInfo.environment["HEIRLOOM_FIRST_SEED"].flatMap { Int($0) } ?? 0

    /// Returns all elements in a full run, and otherwise the first of each `step` elements.
    package static func share<Element>(of all: [Element], every step: Int) -> [Element] {
        isFull ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
    }
}
