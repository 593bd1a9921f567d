import Heirloom
import NotesModels
import NotesServices

/// The scope of a user who is logged in: everything below works on that user's notes.
@Instantiable(generateMock: true)
package struct LoggedInScope: Instantiable {
    @Forwarded private let user: User
    @Received private let terminal: any Terminal

    @Instantiated(fulfilledByType: "DiskNoteStore") private let noteStore: any NoteStore
    /// The same object for those below who have no business changing it.
    @Received(fulfilledByDependencyNamed: "noteStore", ofType: NoteStore.self)
    private let noteReader: any NoteReader

    @Instantiated private let statusLine: StatusLine
    @Instantiated private let noteComposer: NoteComposer
    @Instantiated private let noteShelf: NoteShelf
    @Instantiated private let noteSearch: NoteSearch
    @Instantiated private let exportDesk: ExportDesk

    package func welcome() throws {
        terminal.show("Welcome, \(user.name). You have \(NoteCount(try noteReader.notes().count)).")
    }

    package func showStatus() {
        statusLine.show()
    }

    package func perform(_ command: PersonalCommand) throws {
        switch command {
        case .add(let text): try noteComposer.add(text)
        case .list: try noteShelf.list()
        case .search(let text): try noteSearch.search(for: text)
        case .remove(let number): try noteShelf.remove(number: number)
        case .export(let format): try exportDesk.export(as: format)
        }
    }
}
