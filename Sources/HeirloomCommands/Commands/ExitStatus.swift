/// How a command ended.
package enum ExitStatus: Int32, Hashable, Sendable {
    /// Nothing wrong.
    case success = 0
    /// Faults in the user's code.
    case faults = 1
    /// Wrong arguments, or files that cannot be read or written.
    case failure = 2
}

/// What a command did and what it has to say.
package struct CommandOutcome: Hashable, Sendable {
    package var status: ExitStatus
    package var standardOutput: String
    package var standardError: String

    package init(status: ExitStatus, standardOutput: String = "", standardError: String = "") {
        self.status = status
        self.standardOutput = standardOutput
        self.standardError = standardError
    }
}
