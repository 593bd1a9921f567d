import Foundation
import NotesServices

/// Keeps the lines it is shown.
final class RecordingTerminal: Terminal, @unchecked Sendable {
    private let lock = NSLock()
    private var shown: [String] = []

    var lines: [String] {
        lock.withLock { shown }
    }

    func show(_ line: String) {
        lock.withLock { shown.append(line) }
    }
}
