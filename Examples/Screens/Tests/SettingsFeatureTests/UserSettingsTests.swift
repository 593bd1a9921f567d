import Mail
import Testing

@testable import SettingsFeature

@MainActor @Suite struct UserSettingsTests {
    private let storage = MemoryStorage()

    @Test func settingsAreStoredForEachUser() {
        UserSettings.mock(user: User(name: "Ada"), storage: storage).hidesRead = true
        #expect(UserSettings.mock(user: User(name: "Ada"), storage: storage).hidesRead)
        #expect(!UserSettings.mock(user: User(name: "Grace"), storage: storage).hidesRead)
    }
}
