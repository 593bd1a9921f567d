import Heirloom
import NotesModels
import NotesServices

/// Shows the notes there are, and throws notes away.
@Instantiable
package struct NoteShelf: Instantiable {
    @Received private let noteStore: any NoteStore
    @Received private let terminal: any Terminal
    @Instantiated private let noteTable: NoteTable

    init(noteStore: any NoteStore, terminal: any Terminal, noteTable: NoteTable) {
        self.noteStore = noteStore
        self.terminal = terminal
        self.noteTable = noteTable
    }

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
