import Foundation
import HeirloomBuild
import HeirloomCommands
import HeirloomTestSupport
import Testing

/// The examples in the output of `--help`, run as they are printed.
@Suite struct HelpExampleTests {
    private static let commands = [
        "generate", "lint", "fix", "scan", "graph", "why", "uses", "diff", "check", "doctor", "migrate",
    ]

    @Test(arguments: commands)
    func helpExamplesRun(command: String) async throws {
        let help = await HeirloomProgram.complete.run([command, "--help"]).standardOutput
        let marker = "EXAMPLE: "
        let lines = help.split(separator: "\n").filter { $0.hasPrefix(marker) }
        let example = try #require(lines.first?.dropFirst(marker.count))
        #expect(example.hasPrefix("heirloom \(command) "))
        let folder = try CommandFolder([
            "Sources/App/App.swift": """
            import Heirloom

            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let userService: UserService
            }

            @Instantiable
            final class UserService: Instantiable {}
            """,
            "manifest.json": """
            { "name": "App", "packageKind": { "root": ["."] }, "products": [], "targets": [] }
            """,
            "Old/Old.swift": "import SafeDI\n",
        ])
        let script = """
            cd '\(folder.url.path)'
            heirloom() { '\(Compiler.products.appendingPathComponent("heirloom").path)' "$@"; }
            for document in old new; do
                heirloom graph --module App --format json --output $document.json Sources/App/*.swift
            done
            \(example)
            """
        let outcome = try Subprocess.run("/bin/bash", ["-euo", "pipefail", "-c", script])
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
    }

    @Test func everyCommandHasAnExample() async {
        let help = await HeirloomProgram.complete.run(["--help"]).standardOutput
        let lines = help.split(separator: "\n").drop { $0 != "COMMANDS:" }.dropFirst().filter {
            $0.hasPrefix("  ")
        }
        let names = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names == Self.commands)
    }
}
