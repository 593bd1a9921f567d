import Heirloom
import Mail
import Observation

/// A reply to one message, while the user writes it.
@MainActor
@Observable
@Instantiable
final class Reply: Instantiable, Identifiable {
    @Forwarded let message: Message
    @Received private let outbox: Outbox
    var text = ""

    func send() async {
        await outbox.send(text, to: message.sender)
    }
}

/// The way out for everything that the user writes.
@Instantiable
struct Outbox: Instantiable, Sendable {
    @Received private let user: User
    @Received private let server: any MailServer

    func send(_ text: String, to recipient: String) async {
        await server.send(text, to: recipient, from: user)
    }
}
