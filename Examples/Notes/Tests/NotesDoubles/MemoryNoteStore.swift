import Foundation
import NotesModels
import NotesServices

/// Keeps notes for as long as a test lasts.
package final class MemoryNoteStore: NoteStore, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [Note]

    package init(_ notes: [Note] = []) {
        kept = notes
    }

    package func notes() -> [Note] {
        lock.withLock { kept }
    }

    package func replaceNotes(with notes: [Note]) {
        lock.withLock { kept = notes }
    }
}
