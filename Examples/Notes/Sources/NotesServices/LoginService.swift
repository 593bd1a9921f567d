import Heirloom
import NotesModels

/// Lets people in and out.
@Instantiable
package struct LoginService: Instantiable {
    @Received private let session: any Session
    @Received private let userDirectory: any UserDirectory

    /// Logs a user in. A new name creates a user.
    package func logIn(name: String) throws -> User {
        let user = try User(name: name)
        try userDirectory.add(user)
        try session.setUser(user)
        return user
    }

    package func logOut() throws {
        try session.setUser(nil)
    }

    /// Returns the logged-in user.
    package func currentUser() throws -> User? {
        try session.user()
    }
}
