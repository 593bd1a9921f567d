import HeirloomTestSupport

/// A case whose sources are beyond older compilers says so: `//: option swift=6.2 raw identifiers`. With an older one
/// it is taken through the stages all the same, but neither compiled nor run.
extension GoldenCase {
    /// What is newer than the oldest compiler that Heirloom supports, and since when the compiler knows it.
    package struct Need: Sendable {
        package var version: CompilerVersion
        package var reason: String
    }

    package struct MalformedNeed: Error, CustomStringConvertible {
        package var description: String
    }

    /// `nil` for a case that every compiler takes.
    package func need() throws -> Need? {
        guard let text = option("swift") else { return nil }
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let version = CompilerVersion(words[0]) else {
            throw MalformedNeed(description: "\(name): 'swift=\(text)' is no version with a reason")
        }
        return Need(version: version, reason: String(words[1]))
    }

    /// Whether the compiler that runs is new enough for the sources.
    package var isCompiled: Bool {
        // What cannot be read leaves nothing out; a test finds it.
        guard let need = try? need() else { return true }
        return need.version <= CompilerVersion.installed
    }
}

/// Prints how many of the cases are compiled, and of each of the others why it is not.
package func printWhatIsLeftOut(_ cases: [GoldenCase], called title: String) throws {
    let lines = try cases.compactMap { goldenCase -> String? in
        guard let need = try goldenCase.need(), need.version > CompilerVersion.installed else { return nil }
        return "left out:   \(goldenCase.name), which needs Swift \(need.version): \(need.reason)"
    }
    let count = cases.count - lines.count
    let sum = "left out: Swift \(CompilerVersion.installed) takes \(count) of \(cases.count) \(title)"
    // At once, so that nothing comes between.
    print(([sum] + lines).joined(separator: "\n"))
}
