import Foundation
import Heirloom
import NotesServices

/// Stands still on the day on which the story takes place.
@Instantiable(fulfillingAdditionalTypes: [Timepiece.self])
struct StoryTimepiece: Instantiable, Timepiece {
    func now() -> Date {
        // Noon in Greenwich on 9 September 1947.
        Date(timeIntervalSince1970: -704_116_800)
    }
}
