import Foundation
import HeirloomTestSupport
import Testing

/// A Markdown page of the repository, with its fenced blocks.
struct Page: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let blocks: [CodeBlock]

    init(named name: String) throws {
        let file = Compiler.repository.appendingPathComponent(name)
        self.init(name: name, text: try String(contentsOf: file, encoding: .utf8))
    }

    init(name: String, text: String) {
        self.name = name
        self.text = text
        let lines = text.components(separatedBy: "\n")
        var blocks: [CodeBlock] = []
        var opening: (index: Int, language: String)?
        for (index, line) in lines.enumerated() where line.hasPrefix("```") {
            guard let (start, language) = opening else {
                opening = (index, String(line.dropFirst(3)))
                continue
            }
            let textLines = start + 1..<index
            blocks.append(
                CodeBlock(
                    language: language,
                    note: start == 0 ? nil : BlockNote(line: lines[start - 1]),
                    text: lines[textLines].map { $0 + "\n" }.joined(),
                    line: start + 1,
                    textLines: textLines
                )
            )
            opening = nil
        }
        self.blocks = blocks
    }

    var testDescription: String { name }

    /// The modules formed by the page's Swift blocks, in the order of their first block.
    var modules: [DocumentedModule] {
        var modules: [DocumentedModule] = []
        for block in blocks {
            let name: String
            let imports: [String]
            let file: String
            switch block.note {
            case .module(let module, let imported):
                let isFirst = !modules.contains { $0.name == module }
                (name, imports, file) = (module, imported, "\(isFirst ? module : "Line\(block.line)").swift")
            case .file(let package, let path) where path != "Package.swift":
                (name, imports, file) = (package, [], path)
            case .file, .generated, .diagnostics, .compiled, .answer, .output, nil:
                continue
            }
            let source = DocumentedModule.Source(path: file, text: block.text)
            if let index = modules.firstIndex(where: { $0.name == name }) {
                modules[index].sources.append(source)
            } else {
                modules.append(DocumentedModule(name: name, imports: imports, sources: [source]))
            }
        }
        return modules
    }
}
