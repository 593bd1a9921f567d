import Heirloom
import Mail
import Observation

/// The settings of one user, stored whenever they change.
@MainActor
@Observable
@Instantiable(generateMock: true)
package final class UserSettings: Instantiable {
    @Received let user: User
    @Received private let storage: any FlagStorage
    @Instantiated private let keys: SettingsKeys

    package var hidesRead: Bool {
        didSet { storage.set(hidesRead, forKey: keys.hidesRead) }
    }

    init(user: User, storage: any FlagStorage, keys: SettingsKeys) {
        self.user = user
        self.storage = storage
        self.keys = keys
        hidesRead = storage.bool(forKey: keys.hidesRead)
    }
}

/// The names of one user's settings in the storage.
@Instantiable
struct SettingsKeys: Instantiable {
    @Received private let user: User

    var hidesRead: String { "\(user.name).hidesRead" }
}
