import Foundation

/// The settings of a server, which only its caller knows.
package struct Settings: Sendable {
    /// The folder of the database.
    package var folder: URL
    package var port: Int
    /// The users, by their tokens.
    package var users: [String: User]
    /// The time between two sweeps.
    package var sweepInterval: Duration

    package init(folder: URL, port: Int = 8080, users: [String: User], sweepInterval: Duration = .seconds(60))
    {
        self.folder = folder
        self.port = port
        self.users = users
        self.sweepInterval = sweepInterval
    }

    /// Reads `PASTES_USERS=ann:TOKEN,bob:TOKEN`, and optionally `PASTES_FOLDER` and `PASTES_PORT`.
    package init(environment: [String: String]) throws(StartError) {
        var users: [String: User] = [:]
        for entry in (environment["PASTES_USERS"] ?? "").split(separator: ",") {
            let parts = entry.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { throw .invalidUser }
            users[String(parts[1])] = User(name: String(parts[0]))
        }
        guard !users.isEmpty else { throw .noUsers }
        guard let port = Int(environment["PASTES_PORT"] ?? "8080") else { throw .invalidPort }
        self.init(folder: URL(fileURLWithPath: environment["PASTES_FOLDER"] ?? "."), port: port, users: users)
    }
}

package struct User: Sendable, Hashable {
    package let name: String

    package init(name: String) { self.name = name }
}

/// The reasons not to start.
package enum StartError: Error, Hashable, CustomStringConvertible {
    case noUsers
    case invalidUser
    case invalidPort
    case newerDatabase(path: String)

    package var description: String {
        switch self {
        case .noUsers: "no users; set PASTES_USERS=NAME:TOKEN,…"
        case .invalidUser: "an entry of PASTES_USERS is not NAME:TOKEN"
        case .invalidPort: "PASTES_PORT is not a number"
        case .newerDatabase(let path): "'\(path)' was written by a newer version of this server"
        }
    }
}
