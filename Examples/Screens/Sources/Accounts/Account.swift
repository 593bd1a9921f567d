import Heirloom
import Mail
import Observation

/// The session of the user who is logged in, if there is one.
@MainActor
@Observable
@Instantiable(generateMock: true)
package final class Account: Instantiable {
    @Received private let server: any MailServer
    @Instantiated private let sessionBuilder: Instantiator<Session>
    package private(set) var session: Session?
    package private(set) var failure: LoginError?

    package func logIn(name: String, password: String) async {
        do throws(LoginError) {
            let user = try await server.logIn(name: name, password: password)
            session = sessionBuilder.instantiate(user: user)
            failure = nil
        } catch {
            failure = error
        }
    }

    /// Ends the session. Nothing else holds it, so everything that was built for the user is released.
    package func logOut() {
        session = nil
    }
}
