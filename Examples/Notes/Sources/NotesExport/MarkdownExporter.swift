import Heirloom
import NotesModels
import NotesServices

/// Writes notes as a Markdown list under a heading.
@Instantiable(fulfillingAdditionalTypes: [NoteExporter.self])
struct MarkdownExporter: Instantiable, NoteExporter {
    @Forwarded private let heading: String

    func text(of notes: [Note]) -> String {
        (["# \(heading)", ""] + notes.map { "- \($0.day) \($0.text)" }).joined(separator: "\n")
    }
}
