import NotesDoubles
import NotesModels
import Testing

@testable import NotesFeatures

@Suite struct NoteSearchTests {
    @Test func theNotesThatMentionTheTextAreShownInAnyCase() throws {
        #expect(try lines(searchingFor: "MOTH") == [" 2  1970-01-01  A moth", "10  1970-01-01  Mothballs"])
    }

    @Test func nothingFoundIsSaid() throws {
        #expect(try lines(searchingFor: "bee") == ["Nothing mentions 'bee'."])
    }

    private func lines(searchingFor text: String) throws -> [String] {
        let grace = try User(name: "grace")
        let notes: [Note] = [
            .sample(2, "A moth", by: grace),
            .sample(3, "A relay", by: grace),
            .sample(10, "Mothballs", by: grace),
        ]
        let terminal = RecordingTerminal()
        let search = NoteSearch(
            noteReader: MemoryNoteStore(notes),
            terminal: terminal,
            noteTable: NoteTable(terminal: terminal)
        )
        try search.search(for: text)
        return terminal.lines
    }
}
