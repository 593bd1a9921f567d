import Foundation
import NotebookModel
import NotebookServices
import Heirloom

@Instantiable
public struct LoggedInScreen: Screen, Instantiable {
    public init(
        user: User,
        noteStorage: any NoteStorage,
        noteReader: any NoteReader,
        editor: Editor,
        searchBuilder: Instantiator<Search>
    ) {
        self.user = user
        self.noteStorage = noteStorage
        self.noteReader = noteReader
        self.editor = editor
        self.searchBuilder = searchBuilder
    }

    public var text: String {
        editor.write("milk and bread")
        let search = searchBuilder.instantiate((limit: 1, word: "milk"))
        return "\(user.name): \(noteReader.note(of: user)) (\(search.hits) hit)"
    }

    @Forwarded private let user: User
    @Received private let noteStorage: any NoteStorage
    @Received(fulfilledByDependencyNamed: "noteStorage", ofType: (any NoteStorage).self)
    private let noteReader: any NoteReader
    @Instantiated private let editor: Editor
    @Instantiated private let searchBuilder: Instantiator<Search>
}

@Instantiable
public struct Editor: Instantiable {
    public init(user: User, noteStorage: any NoteStorage, locale: Locale) {
        self.user = user
        self.noteStorage = noteStorage
        self.locale = locale
    }

    func write(_ note: String) {
        noteStorage.save(note + " [\(locale.identifier)]", of: user)
    }

    @Received private let user: User
    @Received private let noteStorage: any NoteStorage
    @Received private let locale: Locale
}

/// Searches the notes of a user.
@Instantiable
public struct Search: Instantiable {
    public init(word: String, limit: Int, user: User?, noteReader: any NoteReader) {
        self.word = word
        self.limit = limit
        self.user = user
        self.noteReader = noteReader
    }

    public var hits: Int {
        let words = user.map { noteReader.note(of: $0).split(separator: " ") } ?? []
        return min(limit, words.filter { $0 == word }.count)
    }

    @Forwarded private let word: String
    @Forwarded private let limit: Int
    @Received(onlyIfAvailable: true) private let user: User?
    @Received private let noteReader: any NoteReader
}
