import Foundation
import JSONFiles
import NotesModels
import Testing

@testable import NotesStorage

@Suite struct DiskNoteStoreTests {
    @Test func notesAreFoundAgainByTheNextStore() throws {
        let place = FileManager.default.temporaryDirectory
        let folder = Folder(url: place.appending(path: UUID().uuidString))
        defer { try? FileManager.default.removeItem(at: folder.url) }
        let ada = try User(name: "ada")
        let note = Note(number: 1, text: "Ask Charles", author: ada, writtenAt: .distantPast)

        let emptyStore = DiskNoteStore(file: .instantiate(folder: folder, user: ada))
        #expect(try emptyStore.notes() == [])
        try emptyStore.replaceNotes(with: [note])

        let nextStore = DiskNoteStore(file: .instantiate(folder: folder, user: ada))
        #expect(try nextStore.notes() == [note])
    }

    @Test func eachValueHasAFileOfItsOwn() throws {
        let folder = Folder(url: URL(filePath: "/notes"))
        let users: JSONFile<[User]> = .instantiate(folder: folder)
        let session: JSONFile<User> = .instantiate(folder: folder)
        let notes: JSONFile<[Note]> = .instantiate(folder: folder, user: try User(name: "ada"))
        #expect(
            [users.url.path, session.url.path, notes.url.path] == [
                "/notes/users.json", "/notes/session.json", "/notes/notes-of-ada.json",
            ]
        )
    }
}
