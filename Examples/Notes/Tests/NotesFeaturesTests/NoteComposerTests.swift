import Foundation
import NotesDoubles
import NotesFeatures
import NotesModels
import Testing

@Suite struct NoteComposerTests {
    @Test func aNoteIsKeptWithItsAuthorAndTheTime() throws {
        let ada = try User(name: "ada")
        let time = Date(timeIntervalSince1970: 86_400)
        let noteStore = MemoryNoteStore([.sample(4, "Ask Charles", by: ada)])
        let terminal = RecordingTerminal()
        let composer = NoteComposer(
            author: ada,
            noteStore: noteStore,
            terminal: terminal,
            timepiece: StoppedTimepiece(time: time)
        )

        try composer.add("Order cogwheels")

        #expect(
            noteStore.notes() == [
                .sample(4, "Ask Charles", by: ada),
                Note(number: 5, text: "Order cogwheels", author: ada, writtenAt: time),
            ]
        )
        #expect(terminal.lines == ["Kept as note 5."])
    }
}
