import Heirloom
import Storage

/// Delivers the messages that one account sends.
@Instantiable
struct Outbox: Instantiable {
    @Received private let account: String
    @Received private let store: any MessageStore

    func send(_ subject: String, to recipient: String) {
        store.add(Message(sender: account, subject: subject), to: recipient)
    }
}
