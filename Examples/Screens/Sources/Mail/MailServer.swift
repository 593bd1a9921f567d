import Heirloom

/// A server with the accounts and messages of all users.
package protocol MailServer: Sendable {
    func logIn(name: String, password: String) async throws(LoginError) -> User
    func messages(of user: User) async -> [Message]
    func send(_ text: String, to recipient: String, from user: User) async
}

/// The reason why a user is not logged in.
package enum LoginError: Error {
    case wrongPassword
}

/// A server with the same messages for everyone, in place of one on the network.
@Instantiable(fulfillingAdditionalTypes: [MailServer.self])
struct SampleServer: Instantiable, MailServer {
    func logIn(name: String, password: String) async throws(LoginError) -> User {
        guard !password.isEmpty else { throw .wrongPassword }
        return User(name: name)
    }

    func messages(of user: User) async -> [Message] {
        [
            Message(id: 1, sender: "Grace", subject: "Lunch", text: "Are you hungry, \(user.name)?"),
            Message(id: 2, sender: "A prince", subject: "JUNK: Gold", text: "It is all yours."),
        ]
    }

    func send(_ text: String, to recipient: String, from user: User) async {}
}
