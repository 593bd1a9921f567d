import Heirloom
import NotesModels
import NotesServices

/// Everything that concerns one folder of notes.
///
/// The storage is named in text: this module neither imports nor depends on the module it lives in.
@Instantiable
package struct Notebook: Instantiable {
    @Forwarded private let folder: Folder
    @Received private let terminal: any Terminal

    @Instantiated(fulfilledByType: "DiskUserDirectory") private let userDirectory: any UserDirectory
    @Instantiated(fulfilledByType: "DiskSession") private let session: any Session
    @Instantiated private let loginService: LoginService
    @Instantiated private let loggedOutScope: LoggedOutScope
    @Instantiated private let loggedInScopeBuilder: Instantiator<LoggedInScope>

    package func perform(_ command: NotebookCommand) async throws {
        switch command {
        case .status: try showStatus()
        case .users: try await loggedOutScope.showUsers()
        case .logIn(let name): try logIn(name: name)
        case .logOut: try logOut()
        case .personal(let command): try loggedInScope().perform(command)
        }
    }

    private func showStatus() throws {
        if let user = try loginService.currentUser() {
            loggedInScopeBuilder.instantiate(user: user).showStatus()
        } else {
            loggedOutScope.showStatus()
        }
    }

    private func logIn(name: String) throws {
        let user = try loginService.logIn(name: name)
        try loggedInScopeBuilder.instantiate(user: user).welcome()
    }

    private func logOut() throws {
        try loginService.logOut()
        terminal.show("Goodbye.")
    }

    private func loggedInScope() throws -> LoggedInScope {
        guard let user = try loginService.currentUser() else { throw Mistake.nobodyIsLoggedIn }
        return loggedInScopeBuilder.instantiate(user: user)
    }
}
