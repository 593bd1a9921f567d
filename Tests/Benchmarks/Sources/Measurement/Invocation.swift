import Foundation

/// A program, its arguments, and its working directory.
package struct Invocation: Sendable {
    /// A path, or a name that is looked up in `PATH`.
    package var program: String
    package var arguments: [String]
    package var folder: URL?

    package init(_ program: String, _ arguments: [String] = [], in folder: URL? = nil) {
        self.program = program
        self.arguments = arguments
        self.folder = folder
    }
}

/// An error for a program that failed.
package struct InvocationFailure: Error, CustomStringConvertible {
    package let invocation: Invocation
    package let status: Int
    package let output: String

    package var description: String {
        let command = ([invocation.program] + invocation.arguments.prefix(8)).joined(separator: " ")
        return "'\(command)' ends with status \(status):\n\(output.suffix(4_000))"
    }
}
