import Foundation
import HeirloomTestSupport
import Testing

@testable import HeirloomBuild
import HeirloomCommands

/// Runs with and without a cache produce the same messages and output.
@Suite struct CachedRunTests {
    private static let sources = ["--sources-file", "./app.txt", "--module-sources", "Fruit=./fruit.txt"]

    @Test(arguments: 1...12)
    func cachedRunsMatchUncachedRuns(seed: UInt64) async throws {
        var project = try EditedProject(seed: seed)
        var shortcuts = 0
        for step in 1...25 {
            let options = try project.change()
            let plain = await project.folder.run(
                ["generate", "--module", "App", "--output", "./plain.swift"] + options + Self.sources
            )
            let arguments = ["--module", "App", "--output", "./cached.swift"] + options + Self.sources
            if try await tellsByCache(arguments, project.folder) { shortcuts += 1 }
            let cached = await project.folder.run(["generate"] + arguments + ["--cache", "./cache"])
            #expect(cached == plain, "seed \(seed), step \(step): \(project.history)")
            let plainText = try project.folder.text(ifAny: "plain.swift")
            #expect(
                try project.folder.text(ifAny: "cached.swift") == plainText,
                "seed \(seed), step \(step): \(project.history)"
            )
        }
        #expect(shortcuts > 0, "seed \(seed) shows too little: \(project.history)")
    }

    /// Whether the cache shows that the next run with these arguments has nothing to do.
    private func tellsByCache(_ arguments: [String], _ folder: CommandFolder) async throws -> Bool {
        let parsed = try ParsedArguments(
            (arguments + ["--cache", "./cache"]).map {
                $0.replacingOccurrences(of: "./", with: folder.url.path + "/")
            },
            for: GenerateCommand.complete
        )
        let request = try GraphRequest(parsed, operands: parsed.operands)
        let file = OutputFile(path: folder.path("cached.swift"))
        guard let cache = request.cache,
            let sources = try? await request.readSources(besides: file, cache: cache)
        else { return false }
        return cache.tells(file, isCleanFrom: request.fingerprint(of: await EncodedModule.all(sources)))
    }

    @Test func cachedScansMatchUncachedScans() async throws {
        let folder = try CommandFolder(Orchard.files)
        let arguments = [
            "scan", "--module", "Fruit", "./Fruit/Tree.swift", "./Fruit/Fruit.swift", "--output",
        ]
        #expect(await folder.run(arguments + ["./plain.json"]) == CommandOutcome(status: .success))
        for _ in 1...2 {
            let cached = await folder.run(arguments + ["./cached.json", "--cache", "./cache"])
            #expect(cached == CommandOutcome(status: .success))
            #expect(try folder.text(of: "cached.json") == folder.text(of: "plain.json"))
            try FileManager.default.removeItem(atPath: folder.path("cached.json"))
        }
    }

    @Test func unwritableCachesAreIgnored() async throws {
        let folder = try CommandFolder(Orchard.files.merging(["cache": "a file\n"]) { $1 })
        try folder.writeLists()
        for _ in 1...2 {
            let outcome = await folder.run(
                ["generate", "--module", "App", "--output", "./out.swift", "--cache", "./cache"]
                    + Self.sources
            )
            #expect(outcome == CommandOutcome(status: .success))
            #expect(try folder.text(of: "out.swift") == Orchard.generated)
        }
        #expect(try folder.text(of: "cache") == "a file\n")
    }

    @Test func severalProcessesShareACache() async throws {
        let folder = try CommandFolder(Orchard.files)
        try folder.writeLists()
        let tool = Compiler.products.appendingPathComponent("HeirloomTool").path
        for round in 1...3 {
            try folder.write(
                "import Fruit\nimport Heirloom\n\n/// \(round)\n"
                    + (Orchard.files["App/App.swift"] ?? "").components(separatedBy: "\n").dropFirst(3)
                    .joined(separator: "\n"),
                to: "App/App.swift"
            )
            try await withThrowingTaskGroup(of: ProgramResult.self) { group in
                for _ in 1...6 {
                    group.addTask {
                        try Subprocess.run(
                            tool,
                            [
                                "generate", "--module", "App", "--output", folder.path("out.swift"),
                                "--cache",
                                folder.path("cache"), "--sources-file", folder.path("app.txt"),
                                "--module-sources", "Fruit=" + folder.path("fruit.txt"),
                            ]
                        )
                    }
                }
                for try await result in group {
                    #expect(result.status == 0)
                    #expect(result.output + result.errors == "")
                }
            }
            #expect(try folder.text(of: "out.swift") == Orchard.generated)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path("cache")) == ["App.cache"]
            )
        }
    }
}
