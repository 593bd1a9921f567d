import Heirloom
import NotesModels
import NotesServices

/// Prints all notes in a format that other programs read.
///
/// An exporter is built for its heading when it is wanted, and seen here only through its protocol.
@Instantiable
package struct ExportDesk: Instantiable {
    @Received private let user: User
    @Received private let noteReader: any NoteReader
    @Received private let terminal: any Terminal

    @Instantiated(fulfilledByType: "MarkdownExporter")
    private let markdownExporterBuilder: ErasedInstantiator<String, any NoteExporter>
    @Instantiated(fulfilledByType: "JSONExporter")
    private let jsonExporterBuilder: ErasedInstantiator<String, any NoteExporter>

    package func export(as format: ExportFormat) throws {
        let exporter = exporterBuilder(for: format).instantiate("Notes of \(user.name)")
        terminal.show(try exporter.text(of: noteReader.notes()))
    }

    private func exporterBuilder(for format: ExportFormat) -> ErasedInstantiator<String, any NoteExporter> {
        switch format {
        case .markdown: markdownExporterBuilder
        case .json: jsonExporterBuilder
        }
    }
}
