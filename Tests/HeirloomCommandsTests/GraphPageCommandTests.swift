import Foundation
import HeirloomTestSupport
import Testing

/// The page written by `graph --format html`.
@Suite struct GraphPageCommandTests {
    private static let app = """
        import Heirloom

        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let home: Home
        }

        @Instantiable
        struct Home: Instantiable {
            @Instantiated let row: Row
        }

        @Instantiable
        struct Row: Instantiable {}

        """

    /// Options select the content of a page as they do for a document.
    @Test(arguments: [[], ["--root", "Home"], ["--focus", "Row"], ["--depth", "1"]])
    func pagesContainTheDocument(selection: [String]) async throws {
        let folder = try CommandFolder(["App.swift": Self.app])
        let arguments = ["--module", "App"] + selection + ["./App.swift"]
        let document = await folder.run(["graph", "--format", "json"] + arguments).standardOutput
        let page = await folder.run(["graph", "--format", "html"] + arguments).standardOutput
        let start = #"<script id="graph" type="application/json">"#
        let line = try #require(page.components(separatedBy: start).dropFirst().first)
        let held = try #require(line.components(separatedBy: "</script>").first)
        #expect(try Self.object(held) == Self.object(document))
    }

    private static func object(_ json: String) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
    }
}
