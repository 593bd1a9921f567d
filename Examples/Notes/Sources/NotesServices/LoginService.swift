import Heirloom
import NotesModels

/// Lets people in and out.
@Instantiable
package struct LoginService: Instantiable {
    @Received private let session: any Session
    @Received private let userDirectory: any UserDirectory

    /// Lets somebody in. Whoever comes for the first time is made known.
    package func logIn(name: String) throws -> User {
        let user = try User(name: name)
        try userDirectory.add(user)
        try session.setUser(user)
        return user
    }

    package func logOut() throws {
        try session.setUser(nil)
    }

    /// Whoever is logged in.
    package func currentUser() throws -> User? {
        try session.user()
    }
}
