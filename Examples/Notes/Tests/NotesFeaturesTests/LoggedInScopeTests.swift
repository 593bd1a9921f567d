import Heirloom
import NotesDoubles
import NotesModels
import NotesServices
import Testing

@testable import NotesFeatures

/// A scope with everything below it, without the modules that store and export notes: the test passes in what those
/// modules would build.
@Suite struct LoggedInScopeTests {
    private let terminal = RecordingTerminal()
    private let noteStore = MemoryNoteStore([.sample(1, "A moth", by: .mock())])
    private let exporterBuilder = ErasedInstantiator<String, any NoteExporter> { heading in
        FirstWordExporter(heading: heading)
    }

    /// A user has a hand-written double, so the test need not pass one.
    @Test func theDoubleOfAUserIsWelcomed() throws {
        try scope().welcome()
        #expect(terminal.lines == ["Welcome, ada. You have 1 note."])
    }

    @Test func somebodyElseIsWelcomed() throws {
        try scope(of: User(name: "grace")).welcome()
        #expect(terminal.lines == ["Welcome, grace. You have 1 note."])
    }

    /// A parameter that has a default is adjusted, and everything else of what takes it stays.
    @Test func theTableOfTheShelfHasAnotherSeparator() throws {
        let scope = scope(with: .init(noteShelf: .init(noteTable: .init(separator: " | "))))

        try scope.perform(.list)
        try scope.perform(.search(text: "moth"))

        #expect(terminal.lines == ["1 | 1970-01-01 | A moth", "1  1970-01-01  A moth"])
    }

    /// What takes the place of a part gets what that part would have got.
    @Test func theComposerWritesInTheNameOfSomebodyElse() throws {
        let grace = try User(name: "grace")
        var overrides = LoggedInScope.MockOverrides(timepiece: StoppedTimepiece.mock)
        overrides.noteComposer = { _, noteStore, terminal, timepiece in
            NoteComposer(author: grace, noteStore: noteStore, terminal: terminal, timepiece: timepiece)
        }

        try scope(with: overrides).perform(.add(text: "A relay"))

        #expect(noteStore.notes() == [.sample(1, "A moth", by: .mock()), .sample(2, "A relay", by: grace)])
    }

    private func scope(
        of user: User = .mock(),
        with overrides: LoggedInScope.MockOverrides = .init()
    ) -> LoggedInScope {
        LoggedInScope.mock(
            user: user,
            terminal: terminal,
            noteStore: noteStore,
            jsonExporterBuilder: exporterBuilder,
            markdownExporterBuilder: exporterBuilder,
            overrides: overrides
        )
    }
}
