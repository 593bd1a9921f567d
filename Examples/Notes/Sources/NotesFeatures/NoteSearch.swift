import Foundation
import Heirloom
import NotesModels
import NotesServices

/// Finds notes. It is given a reader, and so could not change them if it wanted to.
@Instantiable
package struct NoteSearch: Instantiable {
    @Received private let noteReader: any NoteReader
    @Received private let terminal: any Terminal
    @Instantiated private let noteTable: NoteTable

    init(noteReader: any NoteReader, terminal: any Terminal, noteTable: NoteTable) {
        self.noteReader = noteReader
        self.terminal = terminal
        self.noteTable = noteTable
    }

    package func search(for text: String) throws {
        let found = try noteReader.notes().filter { $0.text.localizedCaseInsensitiveContains(text) }
        if found.isEmpty {
            terminal.show("Nothing mentions '\(text)'.")
        } else {
            noteTable.show(found)
        }
    }
}
