import Heirloom
import NotesModels
import NotesServices

/// Prints notes below one another.
@Instantiable
struct NoteTable: Instantiable {
    @Received private let terminal: any Terminal
    /// What stands between the columns.
    private let separator: String

    init(terminal: any Terminal, separator: String = "  ") {
        self.terminal = terminal
        self.separator = separator
    }

    func show(_ notes: [Note]) {
        let width = notes.map { String($0.number).count }.max() ?? 0
        for note in notes {
            let number = String(note.number)
            let indent = String(repeating: " ", count: width - number.count)
            terminal.show(indent + [number, note.day, note.text].joined(separator: separator))
        }
    }
}
