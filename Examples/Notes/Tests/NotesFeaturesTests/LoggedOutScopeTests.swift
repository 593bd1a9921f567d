import Heirloom
import NotesDoubles
import NotesFeatures
import NotesModels
import Testing

@Suite struct LoggedOutScopeTests {
    @Test func everybodyIsShownWithTheNumberOfTheirNotes() async throws {
        let ada = try User(name: "ada")
        let grace = try User(name: "grace")
        let stores = [ada: MemoryNoteStore(), grace: MemoryNoteStore([.sample(1, "A moth", by: grace)])]
        let terminal = RecordingTerminal()
        let scope = LoggedOutScope(
            terminal: terminal,
            userDirectory: FixedUserDirectory(known: [grace, ada]),
            statusLine: StatusLine(user: nil, terminal: terminal),
            noteCounterBuilder: SendableInstantiator { user in
                NoteCounter(user: user, noteStore: stores[user] ?? MemoryNoteStore())
            }
        )

        try await scope.showUsers()

        #expect(terminal.lines == ["grace  1 note", "ada    no notes"])
    }
}
