import Heirloom
import NotesModels
import NotesServices

/// Shows the notes there are, and throws notes away.
@Instantiable
package struct NoteShelf: Instantiable {
    @Received private let noteStore: any NoteStore
    @Received private let terminal: any Terminal
    @Instantiated private let noteTable: NoteTable

    package func list() throws {
        let notes = try noteStore.notes()
        if notes.isEmpty {
            terminal.show("There are no notes yet.")
        } else {
            noteTable.show(notes)
        }
    }

    package func remove(number: Int) throws {
        let notes = try noteStore.notes()
        let remaining = notes.filter { $0.number != number }
        guard remaining.count < notes.count else { throw Mistake.noSuchNote(number) }
        try noteStore.replaceNotes(with: remaining)
        terminal.show("Note \(number) is gone.")
    }
}
