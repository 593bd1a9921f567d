import Foundation
import Testing

@testable import HeirloomDocuments

/// The text of the HTML page.
@Suite struct GraphPageTests {
    /// A document whose names look like parts of a page. They must remain text.
    private static let document = GraphDocument(
        modules: ["<App>", "A&B"],
        roots: ["App.Cache<App.User>"],
        scopes: [
            GraphDocument.Scope(
                name: "App.Cache<App.User>",
                type: "Cache<User></script>",
                module: "App",
                kind: .class,
                place: GraphDocument.Place(path: "<!--.swift", line: 1, column: 2)
            )
        ]
    )

    @Test func pagesContainTheirFilesTitleAndDocument() throws {
        let web = PageSourceTests.folder.appendingPathComponent("Web")
        func file(_ name: String) throws -> String {
            let text = try String(contentsOf: web.appendingPathComponent(name), encoding: .utf8)
            return PageSourceTests.code(in: text).map { $0 + "\n" }.joined()
        }
        // Assembled independently from the same files.
        let style = #"<link rel="stylesheet" href="page.css">"#
        var expected = try file("page.html")
            .replacingOccurrences(of: "<title>Heirloom", with: "<title>&lt;App>, A&amp;B · Heirloom")
            .replacingOccurrences(of: style, with: "<style>\n\(file("page.css"))</style>")
            .replacingOccurrences(of: #""application/json">"#, with: #""application/json">\#(Self.json)"#)
        let names = try FileManager.default.contentsOfDirectory(atPath: web.path)
        for name in names where name.hasSuffix(".js") {
            expected = expected.replacingOccurrences(
                of: #"<script src="\#(name)"></script>"#,
                with: "<script>\n\(try file(name))</script>"
            )
        }
        let text = GraphPage.text(of: Self.document, json: try Self.document.json())
        #expect(text == expected)
    }

    private static let json =
        #"{"format":"heirloom-graph","modules":["\u003cApp>","A&B"],"roots":["App.Cache\u003cApp.User>"],"#
        + #""scopes":[{"kind":"class","module":"App","name":"App.Cache\u003cApp.User>","#
        + #""place":{"column":2,"line":1,"path":"\u003c!--.swift"},"type":"Cache\u003cUser>\u003c/script>"}],"version":1}"#

    @Test func pagesLoadNothingElse() throws {
        let text = GraphPage.text(of: Self.document, json: "{}")
        // The only addresses are the namespace of SVG and a prefix of file links.
        #expect(
            text.components(separatedBy: "://").dropLast().map { $0.suffix(5) } == ["\"http", "\"file"]
        )
        #expect(text.components(separatedBy: "src=").count == 1)
        #expect(text.components(separatedBy: "@import").count == 1)
        #expect(text.components(separatedBy: "url(").count == 1)
    }
}

extension GraphDocument {
    /// The document as the command embeds it in a page.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
