import Foundation
import JSONFiles
import NotesDoubles
import NotesFeatures
import NotesModels
import NotesServices
import Testing

/// A notebook as the program builds it, with its storage or parts of it in memory.
@Suite struct NotebookTests {
    /// Folders, terminals and timepieces have doubles written by hand, and so need not be mentioned.
    @Test func aNoteReachesTheStoreThatReplacesTheOneOnDisk() async throws {
        let noteStore = MemoryNoteStore()
        let notebook = Notebook.mock(
            overrides: .init(
                userDirectory: .init(build: { _ in FixedUserDirectory() }),
                session: .init(build: { _ in MemorySession(.mock()) }),
                loggedInScopeBuilder: .init(noteStore: .init(build: { _ in noteStore }))
            )
        )

        try await notebook.perform(.personal(.add(text: "Order cogwheels")))

        #expect(noteStore.notes() == [.sample(1, "Order cogwheels", by: .mock())])
    }

    /// One value with what several tests share, of which each changes what it is about.
    @Test func aSessionIsReplacedInOverridesThatExistAlready() async throws {
        let terminal = RecordingTerminal()
        var overrides = Notebook.MockOverrides.inMemory
        overrides.session.replace { _ in MemorySession() }
        let notebook = Notebook.mock(terminal: terminal, overrides: overrides)

        try await notebook.perform(.status)

        #expect(terminal.lines == ["Nobody is logged in."])
    }

    /// What is received only if available is not there, unless a test hands it in.
    @Test func theStatusLineShowsTheUserThatItReceives() async throws {
        let terminal = RecordingTerminal()
        var overrides = Notebook.MockOverrides.inMemory
        overrides.session.replace { _ in MemorySession() }
        let grace = try User(name: "grace")
        let notebook = Notebook.mock(terminal: terminal, user: grace, overrides: overrides)

        try await notebook.perform(.status)

        #expect(terminal.lines == ["grace is logged in."])
    }

    /// `ReadOnlyNoteStore.init` takes what the store on disk takes: the file that the tree names.
    @Test func anInitializerReplacesATypeThatTakesTheSame() async throws {
        let folder = Folder(url: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
        defer { try? FileManager.default.removeItem(at: folder.url) }
        let terminal = RecordingTerminal()
        var overrides = Notebook.MockOverrides.inMemory
        overrides.loggedInScopeBuilder.noteStore.replace(ReadOnlyNoteStore.init)
        let notebook = Notebook.mock(folder: folder, terminal: terminal, overrides: overrides)
        try JSONFile<[Note]>(url: folder.file(named: "notes-of-ada.json"))
            .write([.sample(3, "Ask Charles", by: .mock())])

        try await notebook.perform(.personal(.add(text: "Order cogwheels")))
        try await notebook.perform(.personal(.list))

        #expect(terminal.lines == ["Kept as note 4.", "3  1970-01-01  Ask Charles"])
    }

    /// Nothing is shared by doubles of which each has its own overrides, whatever runs beside them.
    @Test(arguments: 1...50)
    func notebooksOfTestsThatRunSideBySideNeverMeet(number: Int) async throws {
        let noteStore = MemoryNoteStore()
        let terminal = RecordingTerminal()
        var overrides = Notebook.MockOverrides.inMemory
        overrides.loggedInScopeBuilder.noteStore.replace { _ in noteStore }
        let notebook = Notebook.mock(terminal: terminal, overrides: overrides)

        try await notebook.perform(.personal(.add(text: "Number \(number)")))
        await Task.yield()
        try await notebook.perform(.personal(.list))

        #expect(terminal.lines == ["Kept as note 1.", "1  1970-01-01  Number \(number)"])
    }
}

extension Notebook.MockOverrides {
    /// Nothing of a notebook is on disk, and ada is logged in.
    fileprivate static var inMemory: Self {
        Self(
            userDirectory: .init(build: { _ in FixedUserDirectory() }),
            session: .init(build: { _ in MemorySession(.mock()) }),
            loggedInScopeBuilder: .init(noteStore: .init(build: { _ in MemoryNoteStore() }))
        )
    }
}

/// Shows the notes of a file, and changes none.
private struct ReadOnlyNoteStore: NoteStore {
    let file: JSONFile<[Note]>

    func notes() throws -> [Note] {
        try file.read() ?? []
    }

    func replaceNotes(with notes: [Note]) {}
}
