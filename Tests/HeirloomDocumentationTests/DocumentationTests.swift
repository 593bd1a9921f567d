import Foundation
import HeirloomTestSupport
import Testing

/// Compiles or runs the blocks of the pages, or compares them with the tools' output.
@Suite struct DocumentationTests {
    /// The README, the guide for contributors, and every article. The pages of diagnostics have separate tests.
    static let pages: [Page] = {
        let paths = Compiler.libraries.flatMap { library in
            articles(of: library).map { "\(catalog(of: library))/\($0).md" }
        }
        return (["README.md", "CONTRIBUTING.md"] + paths).compactMap { try? Page(named: $0) }
    }()

    static let modules: [PlacedModule] = pages.flatMap { page in
        page.modules.map { PlacedModule(page: page, module: $0) }
    }

    /// Whether to update the pages: `HEIRLOOM_RECORD=1 swift test`.
    static let isRecording = ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] == "1"

    private static func catalog(of library: String) -> String { "Sources/\(library)/\(library).docc" }

    /// Returns the names of a catalog's articles, sorted.
    private static func articles(of library: String) -> [String] {
        let folder = Compiler.repository.appendingPathComponent(catalog(of: library))
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    }

    @Test(arguments: Compiler.libraries)
    func theFirstPageOfACatalogListsItsArticles(library: String) throws {
        let page = try Page(named: "\(Self.catalog(of: library))/\(library).md")
        let topics = page.text.components(separatedBy: "\n## Topics\n").dropFirst().joined()
        let listed = topics.matches(of: /<doc:(\w+)>/).map { String($0.1) }
        #expect(listed.sorted() == Self.articles(of: library).filter { $0 != library })
    }

    @Test(arguments: pages)
    func everyRelativeLinkHasATarget(on page: Page) {
        let folder = Compiler.repository.appendingPathComponent(page.name).deletingLastPathComponent()
        let links = page.text.matches(of: /\]\(([^)#:\s]+)(#[^)]*)?\)/).map { String($0.1) }
        let dead = links.filter { link in
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent(link).path)
        }
        #expect(dead == [])
    }

    /// Newcomers read the README once, from top to bottom. Details belong in the articles.
    @Test func theReadmeStaysShort() throws {
        let lines = try Page(named: "README.md").text.components(separatedBy: "\n")
        #expect(lines.count <= 260)
    }

    @Test func everySwiftBlockHasANote() {
        let orphans = Self.pages.flatMap { page in
            page.blocks.filter { $0.language == "swift" && $0.note == nil }.map { "\(page.name):\($0.line)" }
        }
        #expect(orphans == [])
    }

    @Test(arguments: modules.filter { !$0.module.holdsTests })
    func everySwiftBlockCompilesWithItsGeneratedCode(_ placed: PlacedModule) throws {
        try DocumentedBuild(of: placed.module, on: placed.page).compile()
    }

    @Test(arguments: modules.filter(\.module.holdsTests))
    func testsOnPagesPass(_ placed: PlacedModule) throws {
        let result = try DocumentedBuild(of: placed.module.runningTests, on: placed.page).run()
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test func everyManifestDescribesItsPackage() throws {
        for page in Self.pages {
            for block in page.blocks {
                guard case .file(let package, "Package.swift") = block.note else { continue }
                let folder = try TemporaryFolder()
                try folder.write(block.text, to: "Package.swift")
                let result = try Subprocess.run("swift", ["package", "dump-package"], in: folder.url)
                let manifest = try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8))
                #expect(manifest == Manifest(name: package))
                #expect(result.errors == "")
            }
        }
    }

    @Test func recordedBlocksMatchTheOutputOfTheTools() throws {
        for page in Self.pages {
            let recorded = try page.blocks.compactMap { try RecordedBlock($0, on: page) }
            let outdated = recorded.filter { $0.actualText != $0.block.text }
            guard !outdated.isEmpty else { continue }
            if Self.isRecording {
                try page.record(outdated)
                Issue.record("\(page.name) was recorded anew: read it, and run again without HEIRLOOM_RECORD")
            } else {
                for recorded in outdated {
                    #expect(recorded.block.text == recorded.actualText, "\(page.name):\(recorded.block.line)")
                }
            }
        }
    }
}

/// The part of the output of `swift package dump-package` that is compared.
private struct Manifest: Hashable, Decodable {
    let name: String
}

/// A module and the page that contains it.
struct PlacedModule: Sendable, CustomTestStringConvertible {
    let page: Page
    let module: DocumentedModule

    var testDescription: String { "\(page.name): \(module.name)" }
}
