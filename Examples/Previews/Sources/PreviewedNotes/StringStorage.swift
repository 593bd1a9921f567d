import Foundation
import Heirloom

/// Keeps texts by their names.
protocol StringStorage: AnyObject {
    func string(forKey key: String) -> String?
    func setString(_ string: String?, forKey key: String)
}

/// What the app uses.
@Instantiable(fulfillingAdditionalTypes: [StringStorage.self])
extension UserDefaults: @retroactive Instantiable, StringStorage {
    static func instantiate() -> UserDefaults {
        .standard
    }

    func setString(_ string: String?, forKey key: String) {
        set(string, forKey: key)
    }
}
