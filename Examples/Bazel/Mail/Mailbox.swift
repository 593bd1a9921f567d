import Heirloom
import Storage

/// The mailbox of one account.
@Instantiable
public struct Mailbox: Instantiable {
    @Forwarded private let account: String
    @Received private let store: any MessageStore
    @Instantiated private let outbox: Outbox

    init(account: String, store: any MessageStore, outbox: Outbox) {
        self.account = account
        self.store = store
        self.outbox = outbox
    }

    /// The subjects of the messages, oldest first.
    public var subjects: [String] {
        store.messages(of: account).map(\.subject)
    }

    /// Sends a message to another account.
    public func send(_ subject: String, to recipient: String) {
        outbox.send(subject, to: recipient)
    }
}
