import NotesDoubles
import NotesFeatures
import NotesModels
import Testing

@Suite struct StatusLineTests {
    @Test func withoutAUserNobodyIsLoggedIn() {
        let terminal = RecordingTerminal()
        StatusLine(user: nil, terminal: terminal).show()
        #expect(terminal.lines == ["Nobody is logged in."])
    }

    @Test func withAUserItNamesTheUser() throws {
        let terminal = RecordingTerminal()
        StatusLine(user: try User(name: "Grace"), terminal: terminal).show()
        #expect(terminal.lines == ["grace is logged in."])
    }
}
