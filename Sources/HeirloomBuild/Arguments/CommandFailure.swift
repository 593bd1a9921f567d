/// The reason why a command cannot run: wrong arguments, or files that cannot be read or written.
package struct CommandFailure: Error, Hashable, Sendable {
    /// One line, in lower case, without the word `error`.
    package var message: String

    package init(_ message: String) {
        self.message = message
    }
}
