import Foundation
import NotesServices

/// Always says that it is the same time.
struct StoppedTimepiece: Timepiece {
    let time: Date

    func now() -> Date {
        time
    }
}
