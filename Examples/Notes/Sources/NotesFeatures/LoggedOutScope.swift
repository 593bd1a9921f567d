import Foundation
import Heirloom
import NotesModels
import NotesServices

/// The scope before log-in, which everyone may see.
@Instantiable
package struct LoggedOutScope: Instantiable {
    @Received private let terminal: any Terminal
    @Received private let userDirectory: any UserDirectory
    @Instantiated private let statusLine: StatusLine
    @Instantiated private let noteCounterBuilder: SendableInstantiator<NoteCounter>

    package func showStatus() {
        statusLine.show()
    }

    /// Shows everybody with the number of their notes, which are counted side by side.
    package func showUsers() async throws {
        let users = try userDirectory.users()
        let counts = try await withThrowingTaskGroup(of: (User, Int).self) { group in
            for user in users {
                group.addTask { [noteCounterBuilder] in
                    (user, try noteCounterBuilder.instantiate(user: user).count())
                }
            }
            return try await group.reduce(into: [:]) { counts, count in counts[count.0] = count.1 }
        }
        let width = users.map(\.name.count).max() ?? 0
        for user in users {
            let name = user.name.padding(toLength: width, withPad: " ", startingAt: 0)
            terminal.show("\(name)  \(NoteCount(counts[user, default: 0]))")
        }
    }
}
