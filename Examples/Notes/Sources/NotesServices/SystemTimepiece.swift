import Foundation
import Heirloom

/// The machine's own clock.
@Instantiable(fulfillingAdditionalTypes: [Timepiece.self])
package struct SystemTimepiece: Instantiable, Timepiece {
    package func now() -> Date {
        Date()
    }
}
