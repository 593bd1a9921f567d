import Foundation
@testable import HeirloomBuild
import HeirloomCommands
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

    @Test func theDigestChangesOnlyWithDeclarations() async throws {
        let body = "func ring() {}"
        let source =
            "import Heirloom\n@Instantiable struct Bell: Instantiable { \(body) }\n@Instantiable struct Tower: Instantiable {}\n"
        let folder = try CommandFolder(["Bell.swift": source])
        func scanned(_ text: String) async throws -> (summary: String, digest: String) {
            try folder.write(text, to: "Bell.swift")
            let outcome = await folder.run(
                "scan",
                "--module",
                "Bells",
                "--output",
                "./summary",
                "--digest",
                "./digest",
                "./Bell.swift"
            )
            try #require(outcome == CommandOutcome(status: .success))
            return (try folder.text(of: "summary"), try folder.text(of: "digest"))
        }
        let first = try await scanned(source)
        let moved = try await scanned(source.replacingOccurrences(of: "{}", with: "{\n}"))
        #expect(moved.summary != first.summary)
        #expect(moved.digest == first.digest)
        let changed = try await scanned(
            source.replacingOccurrences(of: body, with: "@Received let rope: Rope")
        )
        #expect(changed.digest != first.digest)
        // The location of a mistake is part of its message.
        let mistake = source.replacingOccurrences(of: body, with: "@Received var rope: Rope")
        let wrong = try await scanned(mistake)
        let movedMistake = try await scanned(
            mistake.replacingOccurrences(of: "@Received", with: "\n@Received")
        )
        #expect(movedMistake.digest != wrong.digest)
    }

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
        var module = try await ModuleReader.summary(ofModule: "M", sources: paths)
        module.view = ["B", "A"]
        let text = try await SummaryDocument(module: module).text()
        try OutputFile(path: folder.path("m.json")).write(text)
        #expect(try await SummaryDocument.read(folder.path("m.json")) == module)
        #expect(module.files.map(\.path) == paths.sorted())
        #expect(module.files.map(\.instantiables.count) == [0, 1, 1])
    }

    /// A module calls functions of another one, and is sure of them, only if that one's summary says what it sees.
    @Test(arguments: [true, false])
    func summariesSayWhatTheirModulesSee(isKnown: Bool) async throws {
        let folder = try CommandFolder([
            "Kit.swift": """
            import Heirloom
            @Instantiable
            struct Part: Instantiable {}
            @Instantiable
            public struct Engine: Instantiable {
                @Instantiated let part: Part
                init(part: Part) { self.part = part }
            }
            """,
            "App.swift": """
            import Heirloom
            import Kit
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let engine: Engine
            }
            """,
        ])
        func run(_ arguments: String) async -> CommandOutcome {
            await folder.run(arguments.split(separator: " ").map(String.init))
        }
        let view = isKnown ? " --module-view Kit=" : ""
        let kit = await run("scan --module Kit --output ./Kit.summary --digest ./digest\(view) ./Kit.swift")
        try #require(kit.status == .success)
        _ = await run("generate --module Kit --roots marked --summary ./Kit.summary --output ./Kit.out")
        let arguments = "--summary ./Kit.summary --output ./App.out ./App.swift"
        let app = await run("generate --module App --roots require \(arguments)")
        #expect((app.status == .success) == isKnown)
        #expect(try folder.text(of: "Kit.out").contains("static func makeEngine() -> Engine") == isKnown)
        let digest = try folder.text(of: "digest")
        _ = await run(
            "scan --module Kit --output ./Kit.summary --digest ./digest --module-view Kit=Base ./Kit.swift"
        )
        #expect(try folder.text(of: "digest") != digest)
    }

    /// Changed bytes could still be read as other declarations, which contradict one another.
    @Test func changedBytesAreNotRead() async throws {
        let folder = try CommandFolder(Self.files)
        let module = try await ModuleReader.summary(ofModule: "M", sources: [folder.path("B.swift")])
        let text = try await SummaryDocument(module: module).text()
        let start = try #require(text.range(of: #""declarations":""#)).upperBound
        for offset in stride(from: 0, to: 400, by: 40) {
            var changed = Array(text)
            let place = text.distance(from: text.startIndex, to: start) + offset
            changed[place] = changed[place] == "A" ? "B" : "A"
            try OutputFile(path: folder.path("m.json")).write(String(changed))
            await #expect(throws: CommandFailure.self) {
                try await SummaryDocument.read(folder.path("m.json"))
            }
        }
    }
}
