import Foundation
@testable import HeirloomCommands
import HeirloomModel
import Testing

@Suite struct SummaryDocumentTests {
    private static let files = [
        "B.swift": """
        import Heirloom

        @Instantiable(fulfillingAdditionalTypes: [A.self])
        public final class B: Instantiable, A {
            @Instantiated let child: Child?
            @Forwarded let handler: @Sendable (Int) async throws -> [String: A]
            @Received(fulfilledByDependencyNamed: "old", ofType: Outer.Inner<Int>.self) let new: A
        }

        """,
        "A.swift": "public protocol A {}\n\n@available(macOS 14, *)\ntypealias Handler = () -> Void\n",
        "Broken.swift": "import Heirloom\n\n@Instantiable struct Broken {\n",
    ]

    @Test func summariesDoNotDependOnTheOrderOfSources() async throws {
        let folder = try CommandFolder(Self.files)
        let sources = ["./A.swift", "./B.swift", "./Broken.swift"]
        _ = await folder.run(["scan", "--module", "M", "--output", "./there.json"] + sources)
        _ = await folder.run(["scan", "--module", "M", "--output", "./back.json"] + sources.reversed())
        #expect(try folder.text(of: "there.json") == folder.text(of: "back.json"))
    }

    @Test func writtenSummariesAreReadBackUnchanged() async throws {
        let folder = try CommandFolder(Self.files)
        let paths = Self.files.keys.map { folder.path($0) }
        let module = try await ModuleReader.summary(ofModule: "M", sources: paths)
        let text = try await SummaryDocument(module: module).text()
        // Encoding file by file gives the same text as encoding the whole module at once.
        #expect(try text == JSONText.text(of: SummaryDocument(module: module)))
        try OutputFile(path: folder.path("m.json")).write(text)
        #expect(try SummaryDocument.read(folder.path("m.json")) == module)
        #expect(module.files.map(\.path) == paths.sorted())
        #expect(module.files.map(\.instantiables.count) == [0, 1, 1])
    }
}
