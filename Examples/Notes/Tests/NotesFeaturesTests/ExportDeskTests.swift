import Heirloom
import NotesDoubles
import NotesFeatures
import NotesModels
import NotesServices
import Testing

@Suite struct ExportDeskTests {
    @Test(arguments: [
        (ExportFormat.markdown, "Notes of ada/A/Two"),
        (ExportFormat.json, "{}"),
    ])
    func theExporterOfTheFormatIsBuiltForTheUser(format: ExportFormat, text: String) throws {
        let ada = try User(name: "ada")
        let notes: [Note] = [.sample(1, "A cogwheel", by: ada), .sample(2, "Two", by: ada)]
        let terminal = RecordingTerminal()
        let exporter = MockNoteExporter()
        exporter.mock.text.returns("{}")
        let desk = ExportDesk(
            user: ada,
            noteReader: MemoryNoteStore(notes),
            terminal: terminal,
            markdownExporterBuilder: ErasedInstantiator { FirstWordExporter(heading: $0) },
            jsonExporterBuilder: ErasedInstantiator { _ in exporter }
        )

        try desk.export(as: format)

        #expect(terminal.lines == [text])
        #expect(exporter.mock.text.calls == (format == .json ? [notes] : []))
    }
}
