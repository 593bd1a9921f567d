import Foundation
import HeirloomBuild
import HeirloomCommands
import HeirloomLanguageServer
import HeirloomTestSupport
import Testing

/// Edits at random of a real package.
@Suite struct RandomEditTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples/Notes/Sources").standardizedFileURL

    /// The sources of the example, by paths that start with the module.
    private static func files() throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
            $0.hasSuffix(".swift")
        }
        var files: [String: String] = [:]
        for path in paths {
            // One folder a module, as the plugin would list them.
            let parts = path.split(separator: "/")
            guard let module = parts.first else { continue }
            let name = module + "/" + parts.dropFirst().joined(separator: "-")
            files[String(name)] = try String(
                contentsOf: sources.appendingPathComponent(path),
                encoding: .utf8
            )
        }
        return files
    }

    @Test(arguments: 0..<(TestLength.isFull ? 20 : 1))
    func anEditedPackageShowsWhatAFreshRunFinds(_ number: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(TestLength.firstSeed + number))
        var files = try Self.files()
        let editor = try await Editor(
            files,
            targets: ["NotesApp"],
            capabilities: #"{"general": {"positionEncodings": ["utf-8"]}}"#,
            options: #"{"localMistakes": true}"#
        )
        let paths = files.keys.sorted()
        for path in paths where Bool.random(using: &generator) { try await editor.open(path) }
        var compared = 0
        for _ in 0..<40 {
            guard let path = paths.randomElement(using: &generator), let text = files[path] else { continue }
            let edited = RandomEdit.edited(text, &generator)
            try editor.folder.write(edited, to: path)
            try await editor.open(path, edited)
            guard let expected = try await freshDiagnostics(of: editor) else {
                // While a file does not parse, nothing can be compared.
                try editor.folder.write(text, to: path)
                try await editor.open(path, text)
                continue
            }
            files[path] = edited
            compared += 1
            #expect(editor.shown == expected, "\(path): \(edited)")
            guard editor.shown == expected else { return }
        }
        #expect(compared > 20)
    }

    /// Returns the diagnostics of `heirloom lint`; `nil` if a file does not parse.
    private func freshDiagnostics(of editor: Editor) async throws -> [String: [String]]? {
        let list = editor.argumentsOfRun("NotesApp").dropFirst().filter { !$0.isEmpty }
        let output = try #require(list.firstIndex(of: "--output"))
        let outcome = await HeirloomProgram.complete.run(
            ["lint"] + list[..<output] + ["--diagnostics", "json"]
        )
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.standardOutput.utf8))
        guard !document.diagnostics.contains(where: { ["syntax", "kept-output"].contains($0.id) }) else {
            return nil
        }
        let root = editor.folder.url.resolvingSymlinksInPath().path + "/"
        let texts = document.diagnostics.map { diagnostic in
            let range = diagnostic.location.range
            let place =
                "\(range.start.line - 1):\(range.start.column - 1)–\(range.end.line - 1):\(range.end.column - 1)"
            let path = diagnostic.location.path.replacingOccurrences(of: root, with: "")
            let message = diagnostic.message.replacingOccurrences(of: root, with: "")
            return (path, "\(place) \(diagnostic.severity): \(message) [\(diagnostic.id)]")
        }
        return Dictionary(grouping: texts, by: \.0).mapValues { $0.map(\.1) }
    }

    private struct Document: Decodable {
        struct Diagnostic: Decodable {
            var id: String
            var severity: String
            var message: String
            var location: Location
        }

        struct Location: Decodable {
            var path: String
            var range: Range
        }

        struct Range: Decodable {
            var start: Position
            var end: Position
        }

        struct Position: Decodable {
            var line: Int
            var column: Int
        }

        var diagnostics: [Diagnostic]
    }
}

/// A change that somebody might make, or a slip.
enum RandomEdit {
    static func edited(_ text: String, _ generator: inout SeededGenerator) -> String {
        var lines = text.components(separatedBy: "\n")
        guard let line = lines.indices.randomElement(using: &generator) else { return text }
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: lines.remove(at: line)
        case 1: lines.insert(lines[line], at: line)
        case 2:
            let other = Int.random(in: lines.indices, using: &generator)
            lines.swapAt(line, other)
        case 3: lines[line] = lines[line].replacingOccurrences(of: "@Instantiated", with: "@Received")
        case 4: lines[line] = lines[line].replacingOccurrences(of: "@Received", with: "@Instantiated")
        case 5: lines[line] = lines[line].replacingOccurrences(of: "Note", with: "Memo")
        default: lines.insert("// a comment", at: line)
        }
        return lines.joined(separator: "\n")
    }
}
