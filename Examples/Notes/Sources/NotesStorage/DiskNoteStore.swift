import Heirloom
import JSONFiles
import NotesModels
import NotesServices

/// Keeps one person's notes in a file.
@Instantiable(fulfillingAdditionalTypes: [NoteStore.self])
struct DiskNoteStore: Instantiable, NoteStore {
    @Instantiated private let file: JSONFile<[Note]>

    func notes() throws -> [Note] {
        try file.read() ?? []
    }

    func replaceNotes(with notes: [Note]) throws {
        try file.write(notes)
    }
}
