import Heirloom
import Mail
import Observation
import Testing

@testable import InboxFeature

@MainActor @Suite struct InboxTests {
    private let server = RecordingServer()

    @Test func junkIsFiltered() async {
        let inbox = Inbox.mock()
        await inbox.load()
        #expect(inbox.messages(hidingRead: false).map(\.subject) == ["Lunch"])
    }

    /// The override adjusts one parameter of a part that only the feature sees.
    @Test func anotherMarkLetsJunkThrough() async {
        let inbox = Inbox.mock(overrides: .init(junkFilter: .init(mark: "-")))
        await inbox.load()
        #expect(inbox.unreadCount == 2)
    }

    @Test func openingAMessageMarksItAsRead() async throws {
        let inbox = Inbox.mock()
        await inbox.load()
        let message = try #require(inbox.messages(hidingRead: true).first)
        _ = inbox.open(message)
        #expect(inbox.unreadCount == 0)
        #expect(inbox.messages(hidingRead: true).isEmpty)
    }

    @Test func repliesAreSentAsTheUser() async {
        let inbox = Inbox.mock(user: User(name: "Grace"), server: server)
        let reply = inbox.open(Message(id: 1, sender: "Ada", subject: "Lunch", text: ""))
        reply.text = "At one?"
        await reply.send()
        #expect(await server.sent == ["Grace to Ada: At one?"])
    }

    /// The memberwise initializer takes the dependency itself.
    @Test func aReplyIsTestedWithoutItsInbox() async {
        let reply = Reply(
            message: Message(id: 1, sender: "Ada", subject: "Lunch", text: ""),
            outbox: Outbox(user: User(name: "Grace"), server: server)
        )
        reply.text = "At one?"
        await reply.send()
        #expect(await server.sent == ["Grace to Ada: At one?"])
    }

    @Test func viewsAreUpdatedOnceMessagesAreLoaded() async {
        let inbox = Inbox.mock()
        await confirmation { changed in
            withObservationTracking {
                _ = inbox.unreadCount
            } onChange: {
                changed()
            }
            await inbox.load()
        }
    }
}

private actor RecordingServer: MailServer {
    private(set) var sent: [String] = []

    func logIn(name: String, password: String) async throws(LoginError) -> User { User(name: name) }

    func messages(of user: User) async -> [Message] { [] }

    func send(_ text: String, to recipient: String, from user: User) async {
        sent.append("\(user.name) to \(recipient): \(text)")
    }
}
