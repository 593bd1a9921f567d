#if DEBUG
import Heirloom
import Views

/// Nothing but the name of the view: whatever it needs is built as the app builds it, with the doubles below in the
/// place of what they stand for.
@MainActor func loggedInPreview() -> some View {
    LoggedInView.mock()
}

/// The same with one parameter of one object below.
@MainActor func longNotePreview() -> some View {
    LoggedInView.mock(overrides: .init(noteStorage: .init(defaultNote: "A note that is somewhat longer.")))
}

/// The same with another service for all that receive it.
@MainActor func knownUserPreview() -> some View {
    LoggedInView.mock(overrides: .init(userService: { _ in AnyUserService(StubUserService()) }))
}

#if canImport(SwiftUI)
#Preview("Logged in") { loggedInPreview() }
#Preview("A long note") { longNotePreview() }
#Preview("A known user") { knownUserPreview() }
#endif

// MARK: Doubles written by hand

/// The user of all previews that name none.
@Instantiable(mockOnly: true)
extension User {
    static func mock() -> User {
        User(name: "ada")
    }
}

/// Previews neither read nor change what the app keeps.
@Instantiable(fulfillingAdditionalTypes: [StringStorage.self], mockOnly: true)
final class MemoryStringStorage: StringStorage {
    private var strings: [String: String] = [:]

    static func mock() -> MemoryStringStorage {
        MemoryStringStorage()
    }

    func string(forKey key: String) -> String? {
        strings[key]
    }

    func setString(_ string: String?, forKey key: String) {
        strings[key] = string
    }
}

/// Knows who is logged in from the beginning.
final class StubUserService: UserService {
    var userName: String? = "grace"
}
#endif
