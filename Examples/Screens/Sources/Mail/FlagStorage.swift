import Foundation
import Heirloom

/// A storage of settings.
package protocol FlagStorage: AnyObject {
    func bool(forKey key: String) -> Bool
    func set(_ value: Bool, forKey key: String)
}

@Instantiable(fulfillingAdditionalTypes: [FlagStorage.self])
extension UserDefaults: @retroactive Instantiable, FlagStorage {
    static func instantiate() -> UserDefaults {
        .standard
    }
}
