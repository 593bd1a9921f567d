import NotesModels

/// Writes notes down in a format that other programs read.
package protocol NoteExporter {
    /// All of these notes as one text.
    func text(of notes: [Note]) throws -> String
}
