import NotesModels
import NotesServices

/// Writes only the first word of each note, below a heading.
struct FirstWordExporter: NoteExporter {
    let heading: String

    func text(of notes: [Note]) -> String {
        ([heading] + notes.map { $0.text.prefix { $0 != " " } }.map(String.init)).joined(separator: "/")
    }
}
