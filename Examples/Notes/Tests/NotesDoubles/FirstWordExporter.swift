import NotesModels
import NotesServices

/// Writes only the first word of each note, below a heading.
package struct FirstWordExporter: NoteExporter {
    package let heading: String

    package init(heading: String) {
        self.heading = heading
    }

    package func text(of notes: [Note]) -> String {
        ([heading] + notes.map { $0.text.prefix { $0 != " " } }.map(String.init)).joined(separator: "/")
    }
}
