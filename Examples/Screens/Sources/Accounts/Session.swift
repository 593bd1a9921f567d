import Heirloom
import InboxFeature
import Mail
import SettingsFeature

/// The scope of a user, from log-in to log-out. The modules of the features build `Inbox` and `UserSettings`, whose parts this
/// one does not see.
@MainActor
@Instantiable(generateMock: true)
package final class Session: Instantiable {
    @Forwarded private let user: User
    @Instantiated package let inbox: Inbox
    @Instantiated package let settings: UserSettings
}
