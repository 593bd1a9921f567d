/// A range at which a text is not valid Swift.
package struct SyntaxFault: Hashable, Sendable, Codable {
    /// The error, as in "expected '}' to end the body of 'Store'".
    package var message: String
    package var range: SourceRange

    package init(message: String, range: SourceRange) {
        self.message = message
        self.range = range
    }
}
