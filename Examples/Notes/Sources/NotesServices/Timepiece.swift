import Foundation

/// Tells what time it is.
package protocol Timepiece {
    /// The time now.
    func now() -> Date
}
