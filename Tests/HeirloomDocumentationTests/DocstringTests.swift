import Foundation
import HeirloomTestSupport
import Testing

/// The examples in the comments of what an app links compile, with what is generated for them.
@Suite struct DocstringTests {
    /// Every Swift block in the comments of `Sources/Heirloom`, as a program of its own.
    static let examples: [DocumentedModule] = {
        let folder = Compiler.repository.appendingPathComponent("Sources/Heirloom")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name -> [DocumentedModule] in
            let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return examples(in: text ?? "", of: name)
        }
    }()

    private static func examples(in source: String, of file: String) -> [DocumentedModule] {
        let comments = source.components(separatedBy: "\n").map { line -> String in
            guard line.hasPrefix("///") else { return "" }
            return String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
        }
        let page = Page(name: file, text: comments.joined(separator: "\n"))
        return page.blocks.filter { $0.language == "swift" }.map { block in
            DocumentedModule(
                name: "\(file.dropLast(".swift".count))Line\(block.line)",
                imports: [],
                sources: [DocumentedModule.Source(path: "main.swift", text: block.text)]
            )
        }
    }

    /// Four instantiators, the protocol, four attributes of which two are declared twice, the configuration, the lifetimes
    /// and what keeps a value.
    @Test func everyPublicDeclarationHasAnExample() {
        #expect(Self.examples.count == 14)
    }

    @Test(arguments: examples)
    func everyExampleCompiles(_ example: DocumentedModule) throws {
        try DocumentedBuild(of: example, on: Page(name: "", text: "")).compile()
    }
}

extension DocumentedModule: CustomTestStringConvertible {
    var testDescription: String { name }
}
