import Foundation
import HeirloomTestSupport
import Testing

/// A page about one diagnostic: sources that trigger it, the messages about them, and the fixed sources.
///
/// Every Swift block starts with its module and file: `// Mail/Inbox.swift`. The blocks above the heading `## Fix` form
/// the example; those below replace its files or add to them.
struct DiagnosticPage: Sendable, CustomTestStringConvertible {
    /// The file's name without the suffix.
    let name: String
    let title: String
    /// The paragraph below the title, as one line.
    let abstract: String
    let headings: [String]
    let example: [DocumentedModule]
    let fixed: [DocumentedModule]
    /// The example's text blocks, which show the messages.
    let shown: [CodeBlock]
    /// The lines of Swift blocks that do not name their module and file.
    let unplacedBlocks: [Int]
    /// Modules of the example whose targets do not run the plugin: `<!-- without the plugin: Mail -->`
    let modulesWithoutPlugin: [String]
    /// Modules of the example that the plugin cannot see: `<!-- unseen by the plugin: Mail -->`
    let unseenModules: [String]

    /// Additional options for the generator: `<!-- with: --enable protocol-first -->`
    let options: [String]

    private static let catalog = "Sources/Heirloom/Heirloom.docc"

    /// Every page in the catalog's folder, sorted by name.
    static let all: [DiagnosticPage] = {
        let folder = Compiler.repository.appendingPathComponent("\(catalog)/Diagnostics")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.sorted().compactMap { file in
            let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            return text.map { DiagnosticPage(name: String(file.dropLast(".md".count)), text: $0) }
        }
    }()

    init(name: String, text: String) {
        self.name = name
        let lines = text.components(separatedBy: "\n")
        title = lines[0]
        abstract = lines.dropFirst(2).prefix { !$0.isEmpty }.joined(separator: " ")
        headings = lines.filter { $0.hasPrefix("## ") }
        modulesWithoutPlugin = Self.notes("without the plugin", in: lines)
        unseenModules = Self.notes("unseen by the plugin", in: lines)
        options = Self.notes("with", in: lines).flatMap { $0.split(separator: " ").map(String.init) }
        let fix = (lines.firstIndex(of: "## Fix") ?? lines.count) + 1
        let blocks = Page(name: name, text: text).blocks
        shown = blocks.filter { $0.language == "text" && $0.line < fix }
        let swift = blocks.filter { $0.language == "swift" }
        unplacedBlocks = swift.filter { SourceFile($0) == nil }.map(\.line)
        let files = swift.filter { $0.line < fix }.compactMap(SourceFile.init)
        let fixedFiles = swift.filter { $0.line > fix }.compactMap(SourceFile.init)
        let kept = files.map { file in fixedFiles.first { $0.hasSamePlace(as: file) } ?? file }
        let added = fixedFiles.filter { file in !files.contains { $0.hasSamePlace(as: file) } }
        example = Self.modules(of: files)
        fixed = Self.modules(of: kept + added)
    }

    var testDescription: String { name }

    /// The page's path in the repository.
    var path: String { "\(Self.catalog)/Diagnostics/\(name).md" }

    /// Returns the values of comments with a key: `<!-- key: value -->`
    private static func notes(_ key: String, in lines: [String]) -> [String] {
        let (start, end) = ("<!-- \(key): ", " -->")
        return lines.filter { $0.hasPrefix(start) && $0.hasSuffix(end) }
            .map { String($0.dropFirst(start.count).dropLast(end.count)) }
    }

    private static func modules(of files: [SourceFile]) -> [DocumentedModule] {
        var names: [String] = []
        for file in files where !names.contains(file.module) { names.append(file.module) }
        return names.map { name in
            let sources = files.filter { $0.module == name }.map(\.source)
            let lines = sources.flatMap { $0.text.components(separatedBy: "\n") }
            return DocumentedModule(
                name: name,
                imports: names.filter { lines.contains("import \($0)") },
                sources: sources
            )
        }
    }
}

/// A Swift block with the module and path named in its first line.
private struct SourceFile {
    let module: String
    let source: DocumentedModule.Source

    init?(_ block: CodeBlock) {
        let firstLine = block.text.prefix { $0 != "\n" }
        guard firstLine.hasPrefix("// "), firstLine.hasSuffix(".swift") else { return nil }
        let parts = firstLine.dropFirst(3).split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        module = parts[0]
        source = DocumentedModule.Source(path: parts[1], text: block.text)
    }

    func hasSamePlace(as other: SourceFile) -> Bool {
        module == other.module && source.path == other.source.path
    }
}
