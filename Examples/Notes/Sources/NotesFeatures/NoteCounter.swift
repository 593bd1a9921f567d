import Heirloom
import NotesModels
import NotesServices

/// Counts somebody's notes without logging them in. Several may work at the same time.
@Instantiable
package struct NoteCounter: Instantiable, Sendable {
    @Forwarded private let user: User
    @Instantiated(fulfilledByType: "DiskNoteStore") private let noteStore: any NoteStore

    package func count() throws -> Int {
        try noteStore.notes().count
    }
}
