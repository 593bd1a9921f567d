import Foundation

/// How long tests are that can be of any length.
package enum TestLength {
    /// A fixed share, unless everything is asked for: `HEIRLOOM_FULL=1 swift test`.
    package static let isFull = ProcessInfo.processInfo.environment["HEIRLOOM_FULL"] == "1"
}
