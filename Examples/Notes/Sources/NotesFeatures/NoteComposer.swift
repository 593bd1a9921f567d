import Heirloom
import NotesModels
import NotesServices

/// Writes new notes.
@Instantiable
package struct NoteComposer: Instantiable {
    /// The logged-in user, under a name that suits this type.
    @Received(fulfilledByDependencyNamed: "user", ofType: User.self) private let author: User
    @Received private let noteStore: any NoteStore
    @Received private let terminal: any Terminal
    @Received private let timepiece: any Timepiece

    package func add(_ text: String) throws {
        let notes = try noteStore.notes()
        // Numbers are never used twice while a later one is in use.
        let number = (notes.last?.number ?? 0) + 1
        let note = Note(number: number, text: text, author: author, writtenAt: timepiece.now())
        try noteStore.replaceNotes(with: notes + [note])
        terminal.show("Kept as note \(number).")
    }
}
