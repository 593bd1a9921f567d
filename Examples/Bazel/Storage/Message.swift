/// A message of an account.
public struct Message: Equatable, Sendable {
    /// The account that sent the message.
    public let sender: String
    /// The first line.
    public let subject: String

    /// Creates a message.
    public init(sender: String, subject: String) {
        self.sender = sender
        self.subject = subject
    }
}
