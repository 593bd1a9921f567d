import Foundation
import HeirloomTestSupport
import Testing

@testable import HeirloomDocuments

/// Diagrams in the languages of other tools.
@Suite struct DiagramTests {
    @Test func mermaidShowsTheBuildGraph() throws {
        #expect(
            try MermaidText.text(of: DocumentedTrees.notes(), groupsByModule: true) == """
                flowchart LR
                    subgraph m0["Notes"]
                        n0["Editor<br>receives user, drafts"]
                        n1["LoggedInView<br>is forwarded user<br>receives userService<br>renames noteStorage to drafts"]
                        n2["NoteStorage<br>receives user, stringStorage"]
                        n3(["NotesApp"])
                        n5["UserService<br>receives stringStorage"]
                    end
                    subgraph m1["Storage"]
                        n6["UserDefaults"]
                    end
                    n1 -->|"noteStorage"| n2
                    n1 -->|"editor"| n0
                    n3 -->|"stringStorage"| n6
                    n3 -->|"userService"| n5
                    n3 -.->|"loggedInViewBuilder"| n1

                """
        )
    }

    @Test func mermaidShowsWhichModuleBuildsATypeThatHidesItsParts() throws {
        #expect(
            try MermaidText.text(of: DocumentedTrees.hiding(seenFrom: "App"), groupsByModule: false) == """
                flowchart LR
                    n0(["App"])
                    n1["Cylinder"]
                    n2["Engine<br>is built in Kit<br>is forwarded name"]
                    n0 -.->|"engine"| n2
                    n2 -->|"cylinder"| n1

                """
        )
    }

    @Test func graphvizShowsTheBuildGraph() throws {
        #expect(
            try DOTText.text(of: DocumentedTrees.station(), groupsByModule: false) == #"""
                digraph Heirloom {
                    rankdir=LR
                    node [shape=box, style="rounded,filled", fillcolor="#f6f8fa", color="#8c959f", fontname="Helvetica,Arial,sans-serif"]
                    edge [color="#57606a", fontcolor="#57606a", fontsize=10, fontname="Helvetica,Arial,sans-serif"]
                    n0 [label="Archive\nasync throws(Outage)"]
                    n1 [label="ConsoleLog"]
                    n2 [label="Desk"]
                    n3 [label="Disk\nthrows(Outage)"]
                    n4 [label="Feed\nasync"]
                    n5 [label="HeatProbe\nreceives log"]
                    n6 [label="LoudLog\nreceives log"]
                    n7 [label="Map"]
                    n8 [label="Paper\nreceives log"]
                    n9 [label="Report"]
                    n10 [label="Secret"]
                    n11 [label="Station\nasync throws", fillcolor="#ddf4ff", penwidth=2]
                    n12 [label="Station.banner\nreceives secret"]
                    n13 [label="WindProbe"]
                    n0 -> n3 [label="disk"]
                    n2 -> n6 [label="log"]
                    n2 -> n8 [label="paper"]
                    n11 -> n1 [label="log"]
                    n11 -> n0 [label="archive (concurrently)"]
                    n11 -> n4 [label="feed (concurrently)"]
                    n11 -> n10 [label="secret"]
                    n11 -> n5 [label="probes\nprobesByName"]
                    n11 -> n13 [label="probes\nprobesByName"]
                    n11 -> n12 [label="banner"]
                    n11 -> n9 [label="report (lazily)", style=dashed]
                    n11 -> n7 [label="map (weakly)", style=dashed]
                    n11 -> n2 [label="desk"]
                }

                """#
        )
    }

    /// Names must not be interpreted as syntax of the diagram's language.
    @Test func namesAreQuoted() {
        let scope = GraphDocument.Scope(
            name: "App.Cache",
            type: ##"Cache<"&\#`>"##,
            module: "App",
            kind: .class,
            place: GraphDocument.Place(path: "App.swift", line: 1, column: 1)
        )
        let document = GraphDocument(modules: ["App"], roots: [scope.name], scopes: [scope])
        #expect(
            MermaidText.text(of: document, groupsByModule: false) == ##"""
                flowchart LR
                    n0(["Cache#lt;#quot;#amp;\#35;#96;#gt;"])

                """##
        )
        #expect(
            DOTText.text(of: document, groupsByModule: false).split(separator: "\n").suffix(2).first
                == ##"    n0 [label="Cache<\"&\\#`>", fillcolor="#ddf4ff", penwidth=2]"##
        )
    }

    @Test(.enabled(if: Graphviz.path != nil, "Graphviz is not installed"))
    func graphvizAcceptsTheDiagrams() throws {
        let folder = try TemporaryFolder()
        for (name, document) in [
            ("notes", try DocumentedTrees.notes()), ("station", try DocumentedTrees.station()),
        ] {
            for groupsByModule in [true, false] {
                let file = folder.url.appendingPathComponent("\(name).dot")
                try Data(DOTText.text(of: document, groupsByModule: groupsByModule).utf8).write(to: file)
                let outcome = try Subprocess.run(try #require(Graphviz.path), ["-Tsvg", file.path])
                #expect(outcome.status == 0)
                #expect(outcome.errors == "")
            }
        }
    }
}

enum Graphviz {
    /// The path of `dot`, or `nil` if Graphviz is not installed.
    static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/dot" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
