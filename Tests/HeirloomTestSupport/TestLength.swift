import Foundation

/// How long tests are that can be of any length.
package enum TestLength {
    /// A fixed share, unless everything is asked for: `HEIRLOOM_FULL=1 swift test`.
    package static let isFull = ProcessInfo.processInfo.environment["HEIRLOOM_FULL"] == "1"

    /// Of so many random cases those that a run takes: the first quarter, or all.
    package static func share(of count: Int) -> Int { isFull ? count : count / 4 }
}
