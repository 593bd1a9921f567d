import Heirloom
import JSONFiles
import NotesModels
import NotesServices

/// Keeps the users in a file.
@Instantiable(fulfillingAdditionalTypes: [UserDirectory.self])
struct DiskUserDirectory: Instantiable, UserDirectory {
    @Instantiated private let file: JSONFile<[User]>

    func users() throws -> [User] {
        try file.read() ?? []
    }

    func add(_ user: User) throws {
        let known = try users()
        guard !known.contains(user) else { return }
        try file.write(known + [user])
    }
}
