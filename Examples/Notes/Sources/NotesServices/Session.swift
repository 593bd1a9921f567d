import NotesModels

/// Remembers who is logged in from one command to the next.
package protocol Session: Sendable {
    /// Returns the logged-in user.
    func user() throws -> User?

    /// Lets somebody in, or with `nil` everybody out.
    func setUser(_ user: User?) throws
}
