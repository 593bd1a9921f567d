import Foundation
import NotesModels
import NotesServices

/// Keeps notes for as long as a test lasts.
final class MemoryNoteStore: NoteStore, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [Note]

    init(_ notes: [Note] = []) {
        kept = notes
    }

    func notes() -> [Note] {
        lock.withLock { kept }
    }

    func replaceNotes(with notes: [Note]) {
        lock.withLock { kept = notes }
    }
}
