import Foundation
import Heirloom
import NotesServices

/// A clock that is stopped on the day of the tour.
@Instantiable(fulfillingAdditionalTypes: [Timepiece.self])
struct StoryTimepiece: Instantiable, Timepiece {
    func now() -> Date {
        // Noon in Greenwich on 9 September 1947.
        Date(timeIntervalSince1970: -704_116_800)
    }
}
