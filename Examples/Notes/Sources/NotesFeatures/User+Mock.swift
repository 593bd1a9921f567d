#if DEBUG
import Heirloom
import NotesModels

/// The user of tests that do not pass one.
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
