import Foundation

/// A source of the current time.
package protocol Timepiece {
    /// The time now.
    func now() -> Date
}
