import Foundation
import HeirloomBuild
import HeirloomCommands
import HeirloomTestSupport
import Testing

/// The commands `graph`, `why`, and `uses`.
@Suite struct GraphCommandTests {
    private static let app = """
        import Heirloom

        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let clock: Clock
            @Instantiated let makeHome: (_ name: String) -> Home
        }

        @Instantiable
        final class Clock: Instantiable {}

        @Instantiable
        struct Home: Instantiable {
            @Forwarded let name: String
            @Received(onlyIfAvailable: true) let clock: Clock?
        }

        """

    @Test func graphPrintsTheTree() async throws {
        let folder = try CommandFolder(["App.swift": Self.app])
        let text = """
            App
            ├─ clock: Clock
            └─ makeHome: (_ name: String) -> Home = Home  (built on demand)
               ├─ name: String  (forwarded)
               └─ clock: Clock?  (received if available)

            """
        #expect(
            await folder.run("graph", "--module", "App", "./App.swift")
                == CommandOutcome(status: .success, standardOutput: text)
        )
    }

    /// A document gives the same answers as its sources.
    @Test(
        arguments: [
            ["graph"], ["graph", "--format", "mermaid"], ["graph", "--format", "dot"],
            ["graph", "--format", "json"], ["graph", "--focus", "Clock"], ["graph", "--root", "Home"],
            ["why", "Home"], ["uses", "App.Clock"],
        ]
    )
    func documentsAnswerLikeTheirSources(question: [String]) async throws {
        let folder = try CommandFolder(["App.swift": Self.app])
        let written = await folder.run(
            "graph",
            "--format",
            "json",
            "--output",
            "./tree.json",
            "--module",
            "App",
            "./App.swift"
        )
        #expect(written == CommandOutcome(status: .success))
        let answer = await folder.run(question + ["--module", "App", "./App.swift"])
        #expect(answer.status == .success)
        let second = await folder.run(question + ["--document", "./tree.json"])
        // The document contains the paths as they were given.
        #expect(second == answer)
    }

    @Test func severalDocumentsAreMerged() async throws {
        let folder = try CommandFolder([
            "A.swift": "import Heirloom\n@Instantiable(isRoot: true) struct A: Instantiable {}",
            "B.swift": "import Heirloom\n@Instantiable(isRoot: true) struct B: Instantiable {}",
        ])
        for name in ["A", "B"] {
            _ = await folder.run(
                "graph",
                "--format",
                "json",
                "--module",
                name,
                "--output",
                "./\(name).json",
                "./\(name).swift"
            )
        }
        #expect(
            await folder.run("graph", "--document", "./B.json", "--document", "./A.json")
                == CommandOutcome(status: .success, standardOutput: "A\n\nB\n")
        )
    }

    @Test func faultsAreReportedInsteadOfATree() async throws {
        let folder = try CommandFolder([
            "App.swift": """
            import Heirloom

            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated var clock: Clock
            }
            """
        ])
        let outcome = await folder.run("graph", "--module", "App", "./App.swift", "--output", "./tree.txt")
        #expect(outcome.status == .faults)
        #expect(outcome.standardOutput == "")
        #expect(
            outcome.standardError == """
                ./App.swift:5:23: error: '@Instantiated' property 'clock' must be a 'let' because other types would \
                not see it change; only a property wrapper allows 'var' [mutable-dependency]
                note: 'swift package heirloom fix' may have a fix-it for this

                """
        )
        #expect(try folder.names == ["App.swift"])
    }

    @Test(arguments: [
        (["graph", "--root", "Clok"], "there is no 'Clok' in the tree; did you mean 'App.Clock'?"),
        (
            ["graph", "--focus", "Harbour"],
            "there is no 'Harbour' in the tree; 'heirloom graph' shows all types"
        ),
        (["graph", "--depth", "-1"], "'--depth' must be a number, not '-1'"),
        (["why"], "'TYPE' is missing"),
        (["uses", "Strin"], "there is no 'Strin' in the tree; did you mean 'String'?"),
    ])
    func wrongArgumentsAreReported(arguments: [String], message: String) async throws {
        let folder = try CommandFolder(["App.swift": Self.app])
        let sources = arguments.count == 1 ? [] : ["--module", "App", "./App.swift"]
        #expect(
            await folder.run(arguments + sources)
                == CommandOutcome(status: .failure, standardError: "error: \(message)\n")
        )
    }

    @Test(arguments: [
        (#"{"a": 1}"#, "it is not a document that 'heirloom graph --format json' wrote"),
        (
            #"{"format": "heirloom-graph", "version": 2}"#,
            "it is a graph document of version 2, and this heirloom reads version 1"
        ),
        (#"{"format": "heirloom-graph", "version": 1}"#, "the graph document is damaged"),
    ])
    func unreadableDocumentsAreReported(text: String, reason: String) async throws {
        let folder = try CommandFolder(["tree.json": text])
        #expect(
            await folder.run("graph", "--document", "./tree.json")
                == CommandOutcome(
                    status: .failure,
                    standardError: "error: cannot read './tree.json': \(reason)\n"
                )
        )
    }

    @Test func documentsAndSourcesExcludeEachOther() async throws {
        let folder = try CommandFolder(["App.swift": Self.app, "tree.json": "{}"])
        #expect(
            await folder.run("why", "App", "--document", "./tree.json", "./App.swift")
                == CommandOutcome(
                    status: .failure,
                    standardError: "error: '--document' replaces the sources; pass one or the other\n"
                )
        )
        #expect(
            await folder.run("graph", "--output", "./App.swift", "--module", "App", "./App.swift")
                == CommandOutcome(
                    status: .failure,
                    standardError: "error: the output './App.swift' is also an input\n"
                )
        )
    }

    /// The status reports a difference only with `--exit-code`.
    @Test(arguments: [
        ([], HeirloomBuild.ExitStatus.success), (["--exit-code"], .faults),
        (["--format", "json"], .success),
        (["--format", "markdown", "--exit-code"], .faults),
    ])
    func exitCodesReportDifferencesOnRequest(options: [String], status: HeirloomBuild.ExitStatus)
        async throws
    {
        let folder = try await Self.documents()
        #expect(await folder.run(["diff", "./old.json", "./new.json"] + options).status == status)
        #expect(await folder.run(["diff", "./old.json", "./old.json"] + options).status == .success)
    }

    @Test func treesAreCheckedAgainstABaseline() async throws {
        let folder = try await Self.documents()
        #expect(
            await folder.run("check", "--baseline", "./old.json", "--module", "App", "./App.swift")
                == CommandOutcome(status: .success, standardOutput: "The trees are the same.\n")
        )
        let text = """
            Dependencies: 1 changed.

              App.Home
              ~ clock: Clock?  (received if available), was clock: Clock  (received)  ./App.swift:15:42

            """
        #expect(
            await folder.run("check", "--baseline", "./new.json", "--module", "App", "./App.swift")
                == CommandOutcome(status: .faults, standardOutput: text)
        )
    }

    /// Creates a folder with the documents of two versions of a tree.
    private static func documents() async throws -> CommandFolder {
        let folder = try CommandFolder(["App.swift": app])
        for (name, text) in [
            ("new", app.replacing("(onlyIfAvailable: true) let clock: Clock?", with: " let clock: Clock")),
            ("old", app),
        ] {
            try folder.write(text, to: "App.swift")
            _ = await folder.run(
                "graph",
                "--format",
                "json",
                "--output",
                "./\(name).json",
                "--module",
                "App",
                "./App.swift"
            )
        }
        return folder
    }
}
