import Foundation
import Heirloom
import NotesServices

/// Keeps the lines it is shown.
///
/// Since it is a double, whatever is built in tests that see it shows its lines to one like this, unless they say
/// otherwise.
@Instantiable(fulfillingAdditionalTypes: [Terminal.self], mockOnly: true)
package final class RecordingTerminal: Terminal, @unchecked Sendable {
    private let lock = NSLock()
    private var shown: [String] = []

    package init() {}

    package static func mock() -> RecordingTerminal {
        RecordingTerminal()
    }

    package var lines: [String] {
        lock.withLock { shown }
    }

    package func show(_ line: String) {
        lock.withLock { shown.append(line) }
    }
}
