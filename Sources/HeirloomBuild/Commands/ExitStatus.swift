/// The exit status of a command.
package enum ExitStatus: Int32, Hashable, Sendable {
    /// Nothing is wrong.
    case success = 0
    /// The user's code contains errors.
    case faults = 1
    /// The arguments are wrong, or files cannot be read or written.
    case failure = 2
}

/// The exit status and output of a command.
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
