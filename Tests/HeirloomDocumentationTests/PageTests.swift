import Testing

@Suite struct PageTests {
    @Test func blocksAreReadWithTheirNotesAndLines() {
        let page = Page(
            name: "Page.md",
            text: """
                Words.

                <!-- module: App, imports: Base Core -->
                ```swift
                let one = 1

                let two = 2
                ```

                ```text
                ```
                """
        )
        #expect(
            page.blocks == [
                CodeBlock(
                    language: "swift",
                    note: .module(name: "App", imports: ["Base", "Core"]),
                    text: "let one = 1\n\nlet two = 2\n",
                    line: 4,
                    textLines: 4..<7
                ),
                CodeBlock(language: "text", note: nil, text: "", line: 10, textLines: 10..<10),
            ]
        )
    }

    @Test(arguments: [
        ("<!-- module: App -->", BlockNote.module(name: "App", imports: [])),
        ("<!-- package: P, file: Sources/P/P.swift -->", .file(package: "P", path: "Sources/P/P.swift")),
        ("<!-- generated for: App -->", .generated(module: "App")),
        (
            "<!-- diagnostics for: App, without: let a: A, b: B -->",
            .diagnostics(module: "App", withoutLine: "let a: A, b: B")
        ),
        ("<!-- compiled for: App, without: the plugin -->", .compiled(module: "App")),
        ("<!-- output of: P -->", .output(package: "P")),
        ("<!-- a remark -->", nil),
        ("module: App", nil),
    ])
    func notesDescribeTheirBlock(line: String, note: BlockNote?) {
        #expect(BlockNote(line: line) == note)
    }

    @Test func blocksOfAModuleAreItsSources() {
        let page = Page(
            name: "Page.md",
            text: """
                <!-- module: App -->
                ```swift
                let one = 1
                ```
                <!-- package: Tool, file: Package.swift -->
                ```swift
                let package = 0
                ```
                <!-- module: App -->
                ```swift
                let two = 2
                ```
                """
        )
        let sources = [
            DocumentedModule.Source(path: "App.swift", text: "let one = 1\n"),
            DocumentedModule.Source(path: "Line10.swift", text: "let two = 2\n"),
        ]
        #expect(page.modules == [DocumentedModule(name: "App", imports: [], sources: sources)])
    }

    @Test func deletedLinesAndDependenciesAreRemovedFromTheModule() {
        let module = DocumentedModule(
            name: "App",
            imports: ["Base"],
            sources: [.init(path: "App.swift", text: "one\n    two\nthree\n")]
        )
        #expect(module.without("two").sources == [.init(path: "App.swift", text: "one\nthree\n")])
        #expect(module.without("module Base").imports == [])
    }

    @Test func fixesReplaceTheFilesOfAnExample() {
        let page = DiagnosticPage(
            name: "two-clocks",
            text: """
                # two-clocks

                There are
                two clocks.

                ## Example

                <!-- unseen by the plugin: Base -->
                ```swift
                // Base/Base.swift
                ```
                ```swift
                // App/App.swift
                import Base
                ```
                ```swift
                let one = 1
                ```
                ```text
                two clocks
                ```

                ## Fix

                ```swift
                // App/App.swift
                let one = 1
                ```
                ```swift
                // App/Clock.swift
                ```
                """
        )
        let base = DocumentedModule(
            name: "Base",
            imports: [],
            sources: [.init(path: "Base.swift", text: "// Base/Base.swift\n")]
        )
        let app = DocumentedModule.Source(path: "App.swift", text: "// App/App.swift\nimport Base\n")
        let fixedApp = DocumentedModule.Source(path: "App.swift", text: "// App/App.swift\nlet one = 1\n")
        let clock = DocumentedModule.Source(path: "Clock.swift", text: "// App/Clock.swift\n")

        #expect(page.title == "# two-clocks")
        #expect(page.abstract == "There are two clocks.")
        #expect(page.headings == ["## Example", "## Fix"])
        #expect(page.unseenModules == ["Base"])
        #expect(page.modulesWithoutPlugin == [])
        #expect(page.unplacedBlocks == [16])
        #expect(page.shown.map(\.text) == ["two clocks\n"])
        #expect(page.example == [base, DocumentedModule(name: "App", imports: ["Base"], sources: [app])])
        let fixed = DocumentedModule(name: "App", imports: [], sources: [fixedApp, clock])
        #expect(page.fixed == [base, fixed])
    }
}
