/// The messages of all accounts.
public protocol MessageStore: AnyObject {
    /// Returns the messages of an account, oldest first.
    func messages(of account: String) -> [Message]

    /// Adds a message to those of an account.
    func add(_ message: Message, to account: String)
}
