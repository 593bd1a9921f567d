#if DEBUG
import Heirloom
import NotesModels

/// Somebody for tests: whatever they build that is for one person is for this one, unless they say otherwise.
@Instantiable(mockOnly: true)
extension User {
    package static func mock() -> User {
        do {
            return try User(name: "ada")
        } catch {
            preconditionFailure("'ada' is short and plain: \(error)")
        }
    }
}
#endif
