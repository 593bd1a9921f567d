import Heirloom

/// Keeps one person's note.
@Instantiable
final class NoteStorage: Instantiable {
    @Received private let user: User
    @Received private let stringStorage: any StringStorage
    private let defaultNote: String

    init(user: User, stringStorage: any StringStorage, defaultNote: String = "Nothing noted yet.") {
        self.user = user
        self.stringStorage = stringStorage
        self.defaultNote = defaultNote
    }

    var note: String {
        stringStorage.string(forKey: "note of \(user.name)") ?? defaultNote
    }
}
