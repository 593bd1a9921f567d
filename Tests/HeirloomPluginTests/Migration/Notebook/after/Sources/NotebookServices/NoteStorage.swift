public import NotebookModel
public import Heirloom

public protocol NoteReader: AnyObject {
    func note(of user: User) -> String
}

public protocol NoteStorage: NoteReader {
    func save(_ note: String, of user: User)
}

@Instantiable(fulfillingAdditionalTypes: [NoteStorage.self])
public final class MemoryNoteStorage: NoteStorage, Instantiable {
    public init() {}

    public func note(of user: User) -> String { notes[user] ?? "nothing" }
    public func save(_ note: String, of user: User) { notes[user] = note }

    private var notes: [User: String] = [:]
}
