#if DEBUG
import Heirloom

/// The user of previews and tests that do not pass one.
@Instantiable(mockOnly: true)
extension User {
    package static func mock() -> User {
        User(name: "Ada")
    }
}

/// A server without a network, which accepts any password.
@Instantiable(fulfillingAdditionalTypes: [MailServer.self], mockOnly: true)
package struct StubServer: MailServer {
    private let messages: [Message]

    package init(messages: [Message]) {
        self.messages = messages
    }

    package static func mock() -> StubServer {
        StubServer(messages: [
            Message(id: 1, sender: "Grace", subject: "Lunch", text: "Are you hungry?"),
            Message(id: 2, sender: "A prince", subject: "JUNK: Gold", text: "It is all yours."),
        ])
    }

    package func logIn(name: String, password: String) async throws(LoginError) -> User {
        User(name: name)
    }

    package func messages(of user: User) async -> [Message] {
        messages
    }

    package func send(_ text: String, to recipient: String, from user: User) async {}
}

/// A storage that neither reads nor changes the settings of the app.
@Instantiable(fulfillingAdditionalTypes: [FlagStorage.self], mockOnly: true)
package final class MemoryStorage: FlagStorage {
    private var flags: [String: Bool] = [:]

    package static func mock() -> MemoryStorage {
        MemoryStorage()
    }

    package init() {}

    package func bool(forKey key: String) -> Bool {
        flags[key] ?? false
    }

    package func set(_ value: Bool, forKey key: String) {
        flags[key] = value
    }
}
#endif
