import NotesModels

/// Keeps one person's notes.
package protocol NoteStore: NoteReader {
    /// Keeps these notes instead of the ones before.
    func replaceNotes(with notes: [Note]) throws
}
