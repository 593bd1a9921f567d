import Foundation
import NotesDoubles
import NotesFeatures
import NotesModels
import Testing

@Suite struct NoteComposerTests {
    @Test func aNoteIsKeptWithItsAuthorAndTheTime() throws {
        let ada = try User(name: "ada")
        let time = Date(timeIntervalSince1970: 86_400)
        let noteStore = MockNoteStore()
        noteStore.mock.notes.returns([.sample(4, "Ask Charles", by: ada)])
        let timepiece = MockTimepiece()
        timepiece.mock.now.returns(time)
        let terminal = RecordingTerminal()
        let composer = NoteComposer(
            author: ada,
            noteStore: noteStore,
            terminal: terminal,
            timepiece: timepiece
        )

        try composer.add("Order cogwheels")

        #expect(
            noteStore.mock.replaceNotes.calls == [
                [
                    .sample(4, "Ask Charles", by: ada),
                    Note(number: 5, text: "Order cogwheels", author: ada, writtenAt: time),
                ]
            ]
        )
        #expect(terminal.lines == ["Kept as note 5."])
    }
}
