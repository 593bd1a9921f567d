import Heirloom
import JSONFiles
import NotesModels
import NotesServices

/// Keeps one person's notes in a file.
@Instantiable(fulfillingAdditionalTypes: [NoteStore.self])
package struct DiskNoteStore: Instantiable, NoteStore {
    @Instantiated private let file: JSONFile<[Note]>

    package func notes() throws -> [Note] {
        try file.read() ?? []
    }

    package func replaceNotes(with notes: [Note]) throws {
        try file.write(notes)
    }
}
