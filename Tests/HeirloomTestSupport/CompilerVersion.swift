/// A version of the Swift compiler, such as `6.2`.
package struct CompilerVersion: Comparable, CustomStringConvertible, Sendable {
    package var major: Int
    package var minor: Int

    package init(_ major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Parses `6.2`, or the part of `6.0.3` that determines the language.
    package init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (2...3).contains(numbers.count), let major = numbers[0], let minor = numbers[1] else {
            return nil
        }
        self.init(major, minor)
    }

    package var description: String { "\(major).\(minor)" }

    package static func < (left: CompilerVersion, right: CompilerVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    /// The version of the installed compiler, which the tests run.
    package static let installed: CompilerVersion = {
        do {
            let printed = try Subprocess.run("swiftc", ["-version"])
            let words = (printed.output + printed.errors).split { $0.isWhitespace }
            for (word, next) in zip(words, words.dropFirst()) where word == "version" {
                if let version = CompilerVersion(next) { return version }
            }
            preconditionFailure("'swiftc -version' names no version: \(printed.output)")
        } catch {
            preconditionFailure("'swiftc -version' cannot be run: \(error)")
        }
    }()
}
