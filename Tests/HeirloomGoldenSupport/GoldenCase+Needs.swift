import HeirloomTestSupport

/// A case whose sources need a newer compiler declares that: `//: option swift=6.2 raw identifiers`. With an older
/// compiler the case still passes through the stages of the generator, but is neither compiled nor run.
extension GoldenCase {
    /// A feature that is newer than the oldest supported compiler, with the compiler's version that introduced it.
    package struct Need: Sendable {
        package var version: CompilerVersion
        package var reason: String
    }

    package struct MalformedNeed: Error, CustomStringConvertible {
        package var description: String
    }

    /// Returns the feature that the case needs, or `nil` if every supported compiler accepts it.
    package func need() throws -> Need? {
        guard let text = option("swift") else { return nil }
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let version = CompilerVersion(words[0]) else {
            throw MalformedNeed(description: "\(name): 'swift=\(text)' is no version with a reason")
        }
        return Need(version: version, reason: String(words[1]))
    }

    /// Whether the installed compiler is new enough for the sources.
    package var isCompiled: Bool {
        // A malformed option does not exclude a case; a test reports it.
        guard let need = try? need() else { return true }
        return need.version <= CompilerVersion.installed
    }
}

/// Prints the number of cases that are compiled, and for each other case the reason why it is not.
package func printWhatIsLeftOut(_ cases: [GoldenCase], called title: String) throws {
    let lines = try cases.compactMap { goldenCase -> String? in
        guard let need = try goldenCase.need(), need.version > CompilerVersion.installed else { return nil }
        return "left out:   \(goldenCase.name), which needs Swift \(need.version): \(need.reason)"
    }
    let count = cases.count - lines.count
    let sum = "left out: Swift \(CompilerVersion.installed) takes \(count) of \(cases.count) \(title)"
    // A single call, so that no other output comes in between.
    print(([sum] + lines).joined(separator: "\n"))
}
