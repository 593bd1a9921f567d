import Heirloom
import InboxFeature
import Mail
import SettingsFeature

/// The scope of a user, from log-in to log-out. Each feature builds its own parts, so this module sees only `Inbox` and
/// `UserSettings`.
@MainActor
@Instantiable(generateMock: true)
package final class Session: Instantiable {
    @Forwarded private let user: User
    @Instantiated({ (user: User, server: any MailServer) in Inbox(user: user, server: server) })
    package let inbox: Inbox
    @Instantiated({ (user: User, storage: any FlagStorage) in UserSettings(user: user, storage: storage) })
    package let settings: UserSettings
}
