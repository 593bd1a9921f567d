import Heirloom
import JSONFiles
import NotesModels
import NotesServices

/// Stores the logged-in user in a file.
@Instantiable(fulfillingAdditionalTypes: [Session.self])
struct DiskSession: Instantiable, Session {
    @Instantiated private let file: JSONFile<User>

    func user() throws -> User? {
        try file.read()
    }

    func setUser(_ user: User?) throws {
        if let user {
            try file.write(user)
        } else {
            try file.remove()
        }
    }
}
