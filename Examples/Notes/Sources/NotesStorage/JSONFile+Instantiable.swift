import Heirloom
import JSONFiles
import NotesModels

/// How to build a type that does not know Heirloom, once for each kind of file. What the functions take
/// is received from above, like any `@Received` property.
@Instantiable
extension JSONFile: Instantiable {
    static func instantiate(folder: Folder) -> JSONFile<[User]> {
        JSONFile<[User]>(url: folder.file(named: "users.json"))
    }

    static func instantiate(folder: Folder) -> JSONFile<User> {
        JSONFile<User>(url: folder.file(named: "session.json"))
    }

    static func instantiate(folder: Folder, user: User) -> JSONFile<[Note]> {
        JSONFile<[Note]>(url: folder.file(named: "notes-of-\(user.name).json"))
    }
}
