import NotesModels

/// Knows everybody who ever logged in.
package protocol UserDirectory: Sendable {
    /// Everybody, in the order in which they came.
    func users() throws -> [User]

    /// Makes somebody known. Those who are known already stay where they are.
    func add(_ user: User) throws
}
