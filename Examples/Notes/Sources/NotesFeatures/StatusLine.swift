import Heirloom
import NotesModels
import NotesServices

/// Prints who is at the keyboard. Both scopes build it, and only one of them has a user.
@Instantiable
package struct StatusLine: Instantiable {
    @Received(onlyIfAvailable: true) private let user: User?
    @Received private let terminal: any Terminal

    package func show() {
        if let user {
            terminal.show("\(user.name) is logged in.")
        } else {
            terminal.show("Nobody is logged in.")
        }
    }
}
