import Foundation
import HeirloomTestSupport
import Testing

/// Whatever the pages show is true.
@Suite struct DocumentationTests {
    private static let names = [
        "README.md", "CONTRIBUTING.md", "Sources/Heirloom/Heirloom.docc/Closures.md",
        "Sources/Heirloom/Heirloom.docc/Collections.md",
        "Sources/Heirloom/Heirloom.docc/Effects.md",
        "Sources/Heirloom/Heirloom.docc/GraphDocument.md",
        "Sources/Heirloom/Heirloom.docc/Lifetimes.md", "Sources/Heirloom/Heirloom.docc/RootsAndInputs.md",
        "Sources/Heirloom/Heirloom.docc/TestDoubles.md",
        "Sources/HeirloomInjection/HeirloomInjection.docc/HeirloomInjection.md",
        "Sources/HeirloomInterception/HeirloomInterception.docc/HeirloomInterception.md",
        "Sources/HeirloomMocks/HeirloomMocks.docc/HeirloomMocks.md",
    ]

    static let pages: [Page] = names.compactMap { try? Page(named: $0) }

    static let modules: [PlacedModule] = pages.flatMap { page in
        page.modules.map { PlacedModule(page: page, module: $0) }
    }

    /// Whether the pages are to be written anew: `HEIRLOOM_RECORD=1 swift test`.
    static let isRecording = ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] == "1"

    @Test func everyPageIsThere() {
        #expect(Self.pages.map(\.name) == Self.names)
    }

    @Test func everySwiftBlockSaysWhatItBelongsTo() {
        let orphans = Self.pages.flatMap { page in
            page.blocks.filter { $0.language == "swift" && $0.note == nil }.map { "\(page.name):\($0.line)" }
        }
        #expect(orphans == [])
    }

    @Test(arguments: modules.filter { !$0.module.holdsTests })
    func everySwiftBlockCompilesWithWhatIsGeneratedForIt(_ placed: PlacedModule) throws {
        try DocumentedBuild(of: placed.module, on: placed.page).compile()
    }

    @Test(arguments: modules.filter(\.module.holdsTests))
    func theTestsOnAPagePass(_ placed: PlacedModule) throws {
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

    @Test func everyRecordedBlockIsWhatTheToolsSay() throws {
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

/// What `swift package dump-package` prints, as far as it is compared.
private struct Manifest: Hashable, Decodable {
    let name: String
}

/// A module and the page on which it stands.
struct PlacedModule: Sendable, CustomTestStringConvertible {
    let page: Page
    let module: DocumentedModule

    var testDescription: String { "\(page.name): \(module.name)" }
}
