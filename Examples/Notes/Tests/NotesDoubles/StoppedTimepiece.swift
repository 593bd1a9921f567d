import Foundation
import Heirloom
import NotesServices

/// Always says that it is the same time.
@Instantiable(fulfillingAdditionalTypes: [Timepiece.self], mockOnly: true)
package struct StoppedTimepiece: Timepiece {
    package let time: Date

    package init(time: Date) {
        self.time = time
    }

    /// The time is the beginning of time.
    package static func mock() -> StoppedTimepiece {
        StoppedTimepiece(time: Date(timeIntervalSince1970: 0))
    }

    package func now() -> Date {
        time
    }
}
