import Foundation
import HeirloomTestSupport
import Testing

/// The page's files, compiled as string literals.
@Suite struct PageSourceTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .appendingPathComponent("../../Sources/HeirloomDocuments/Page")
        .standardized

    @Test func recordedFilesAreUpToDate() throws {
        let recording = Self.folder.appendingPathComponent("GraphPage+Sources.swift")
        let text = try Self.recordedText()
        if ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] == "1" {
            try Data(text.utf8).write(to: recording)
            Issue.record("the page's sources were recorded anew: run again without HEIRLOOM_RECORD")
        }
        #expect(try String(contentsOf: recording, encoding: .utf8) == text)
    }

    private static let command = "HEIRLOOM_RECORD=1 swift test --filter PageSourceTests"

    /// Returns the Swift source with a literal for each file.
    private static func recordedText() throws -> String {
        let web = folder.appendingPathComponent("Web")
        let files = try FileManager.default.contentsOfDirectory(atPath: web.path).sorted()
        let literals = try files.map { name in
            let text = try String(contentsOf: web.appendingPathComponent(name), encoding: .utf8)
            let lines = code(in: text).map { String(repeating: " ", count: 8) + $0 + "\n" }
            return "        \"\(name)\": ##\"\"\"\n" + lines.joined() + "\n        \"\"\"##,\n"
        }
        return """
            // Recorded from the files in Web. Change those, and run '\(command)'.
            // swift-format-ignore-file

            extension GraphPage {
                /// The files in `Web` by their names, without blank lines and comments.
                static let sources: [String: String] = [
            \(literals.joined())    ]
            }

            """
    }

    /// Returns the lines of a file that a browser needs: all except blank lines and comments.
    static func code(in text: String) -> [Substring] {
        var isInComment = false
        return text.split(separator: "\n").filter { line in
            let code = line.drop { $0 == " " }
            isInComment = isInComment || code.hasPrefix("/*")
            defer { isInComment = isInComment && !code.hasSuffix("*/") }
            return !isInComment && !code.hasPrefix("//")
        }
    }
}
