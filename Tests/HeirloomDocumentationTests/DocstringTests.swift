import Foundation
import HeirloomTestSupport
import Testing

/// Compiles the examples in the doc comments of the libraries that apps link, with the code generated for them.
@Suite struct DocstringTests {
    /// Every Swift block in the doc comments of these libraries, as a program.
    static let examples: [DocumentedModule] = Compiler.libraries.flatMap { library in
        let paths = (try? Compiler.sources(ofLibrary: library)) ?? []
        return paths.flatMap { path -> [DocumentedModule] in
            let text = try? String(contentsOfFile: path, encoding: .utf8)
            return examples(in: text ?? "", of: URL(fileURLWithPath: path).lastPathComponent)
        }
    }

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

    /// The examples are: four instantiators, the protocol of two of them, the protocol of what they build, four
    /// attributes of which two are declared twice, the configuration, the lifetimes, the type that caches a value, and
    /// two protocols of overrides; injections, their list, containers, two property wrappers, and the function that
    /// overrides them, which is declared twice; the attribute that intercepts, the description of a call, three
    /// protocols of interceptors, four interceptors and the delays of one of them; the log of calls, four members of
    /// mocks, and the owner of static members.
    @Test func everyPublicDeclarationHasAnExample() {
        #expect(Self.examples.count == 42)
    }

    @Test(arguments: examples)
    func everyExampleCompiles(_ example: DocumentedModule) throws {
        try DocumentedBuild(of: example, on: Page(name: "", text: "")).compile()
    }
}

extension DocumentedModule: CustomTestStringConvertible {
    var testDescription: String { name }
}
