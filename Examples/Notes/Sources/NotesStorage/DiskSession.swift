import Heirloom
import JSONFiles
import NotesModels
import NotesServices

/// Stores the logged-in user in a file.
@Instantiable(fulfillingAdditionalTypes: [Session.self])
package struct DiskSession: Instantiable, Session {
    @Instantiated private let file: JSONFile<User>

    package func user() throws -> User? {
        try file.read()
    }

    package func setUser(_ user: User?) throws {
        if let user {
            try file.write(user)
        } else {
            try file.remove()
        }
    }
}
