import Foundation
import Testing

@testable import HeirloomBuild
import HeirloomCommands

/// An output path that is also an input is rejected, however it is spelled.
@Suite struct InputFilesTests {
    private static let generate = [
        "generate", "--module", "App", "--sources-file", "./app.txt", "--module-sources", "Fruit=./fruit.txt",
    ]

    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder(Orchard.files)
        try folder.writeLists()
        let files = FileManager.default
        for (name, input) in [("app", "app.txt"), ("tree", "Fruit/Tree.swift")] {
            try files.linkItem(atPath: folder.path(input), toPath: folder.path(name + ".hard"))
            try files.createSymbolicLink(
                atPath: folder.path(name + ".soft"),
                withDestinationPath: folder.path(input)
            )
        }
    }

    private func contents() throws -> [String: String] {
        let files = try folder.names.filter { FileBytes.isPlainFile(folder.path($0)) }
        return try Dictionary(uniqueKeysWithValues: files.map { ($0, try folder.text(of: $0)) })
    }

    /// Runs a command and expects it to be rejected without changing any file.
    private func expectRefusal(of arguments: [String], _ message: String) async throws {
        let before = try contents()
        let outcome = await folder.run(arguments)
        #expect(outcome == CommandOutcome(status: .failure, standardError: "error: \(message)\n"))
        #expect(try contents() == before)
    }

    @Test(arguments: [
        "./app.txt", "./App/../app.txt", ".//app.txt", "./fruit.txt", "./app.hard", "./app.soft",
        "./App/Picker.swift", "./Fruit/../App//Picker.swift", "./tree.hard", "./tree.soft",
    ])
    func outputsCannotBeListsOrSources(output: String) async throws {
        for more in [[], ["--cache", "./cache"]] {
            let arguments = Self.generate + ["--output", output] + more
            try await expectRefusal(of: arguments, "the output '\(output)' is also an input")
        }
    }

    @Test(arguments: ["./fruit.txt", "./Fruit/Tree.swift", "./tree.hard"])
    func outputsCannotBeScannedSources(output: String) async throws {
        try await expectRefusal(
            of: ["scan", "--module", "Fruit", "--sources-file", "./fruit.txt", "--output", output],
            "the output '\(output)' is also an input"
        )
    }

    @Test func outputsCannotBeSummaries() async throws {
        let fruit = ["--module", "Fruit", "--sources-file", "./fruit.txt"]
        #expect(await folder.run(["scan", "--output", "./fruit.json"] + fruit).status == .success)
        try await expectRefusal(
            of: [
                "generate", "--module", "App", "--sources-file", "./app.txt", "--summary", "./fruit.json",
                "--output", "./App/../fruit.json",
            ],
            "the output './App/../fruit.json' is also an input"
        )
    }

    @Test func outputsCannotBeFilesOfAdditionalDirectories() async throws {
        try folder.write(
            "import Heirloom\n#HeirloomConfiguration(additionalDirectoriesToInclude: [\"Fruit\"])\n",
            to: "App/Configuration.swift"
        )
        try folder.writeLists()
        try await expectRefusal(
            of: [
                "generate", "--module", "App", "--sources-file", "./app.txt", "--project-folder",
                folder.url.path,
                "--output", "./tree.hard",
            ],
            "the output './tree.hard' is also an input"
        )
    }

    @Test(arguments: [
        "./cache/App.cache", "./cache/../cache/App.cache", "./cache/Fruit.cache", "./below/Fruit.cache",
    ])
    func outputsCannotBeCaches(output: String) async throws {
        for name in ["cache", "below"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name),
                withIntermediateDirectories: false
            )
        }
        let caching = Self.generate + ["--cache", "./cache", "--plugin-folder", "Fruit=./below"]
        let message = "the output '\(output)' is also an input"
        try await expectRefusal(of: caching + ["--output", output], message)
        for module in ["Fruit=./cache", "Fruit=./below"] {
            let parts = module.split(separator: "=").map(String.init)
            let scan = [
                "scan", "--module", parts[0], "--sources-file", "./fruit.txt", "--output", "./fruit.json",
            ]
            #expect(await folder.run(scan + ["--cache", parts[1]]).status == .success)
        }
        #expect(await folder.run(caching + ["--output", "./out.swift"]).status == .success)
        try await expectRefusal(of: caching + ["--output", output], message)
    }

    @Test func cachesCannotBeInputs() async throws {
        let message = "the cache file './App.cache' is also an input"
        try folder.write(try folder.text(of: "app.txt"), to: "App.cache")
        let output = ["--output", "./out.swift", "--cache", "./", "--module", "App"]
        try await expectRefusal(of: ["generate", "--sources-file", "./App.cache"] + output, message)
        try folder.write("struct A {}\n", to: "App.cache")
        try await expectRefusal(of: ["generate", "./App.cache"] + output, message)
        try await expectRefusal(of: ["scan", "./App.cache"] + output, message)
    }
}
