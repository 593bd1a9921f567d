import Heirloom
import Mail
import Observation

/// The messages of one user. The parts of the feature are internal, and so is the initializer that takes them. The code that
/// builds an inbox is generated in this module, and others call it.
@MainActor
@Observable
@Instantiable(generateMock: true)
package final class Inbox: Instantiable {
    @Received private let user: User
    @Received private let server: any MailServer
    @Instantiated private let junkFilter: JunkFilter
    @Instantiated private let outbox: Outbox
    @Instantiated private let replyBuilder: Instantiator<Reply>
    private var messages: [Message] = []

    init(
        user: User,
        server: any MailServer,
        junkFilter: JunkFilter,
        outbox: Outbox,
        replyBuilder: Instantiator<Reply>
    ) {
        self.user = user
        self.server = server
        self.junkFilter = junkFilter
        self.outbox = outbox
        self.replyBuilder = replyBuilder
    }

    package var unreadCount: Int { messages.count { !$0.isRead } }

    func messages(hidingRead hidesRead: Bool) -> [Message] {
        messages.filter { !hidesRead || !$0.isRead }
    }

    package func load() async {
        messages = await server.messages(of: user).filter { !junkFilter.isJunk($0) }
    }

    /// Marks a message as read, and starts a reply to it.
    func open(_ message: Message) -> Reply {
        for index in messages.indices where messages[index].id == message.id { messages[index].isRead = true }
        return replyBuilder.instantiate(message: message)
    }
}
