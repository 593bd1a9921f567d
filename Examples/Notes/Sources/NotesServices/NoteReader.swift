import NotesModels

/// Shows one person's notes, to those who need not change them.
package protocol NoteReader: Sendable {
    /// The notes, oldest first.
    func notes() throws -> [Note]
}
