import Foundation
import HeirloomModel
import Testing

@testable import HeirloomBuild
import HeirloomCommands

/// Tests which files are parsed and which caches are written.
@Suite struct DeclarationCacheTests {
    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder(Orchard.files)
    }

    private func cache(_ module: String, below: [(name: String, folder: String?)] = []) throws
        -> DeclarationCache
    {
        try #require(
            DeclarationCache(folder: folder.path("caches/" + module), module: module, modulesBelow: below)
        )
    }

    private func read(
        _ module: String,
        _ names: [String],
        conditions: Set<String> = [],
        _ cache: DeclarationCache
    ) async throws -> ReadModule {
        try await ModuleReader.read(
            module,
            sources: names.map { folder.path("\(module)/\($0).swift") },
            known: KnownConditions(flags: conditions),
            cache: cache
        )
    }

    /// Reads a module with its cache, saves the cache, and returns the number of parsed files.
    private func parsedCount(
        _ module: String,
        _ names: [String],
        conditions: Set<String> = []
    ) async throws -> Int {
        let cache = try cache(module)
        let module = try await read(module, names, conditions: conditions, cache)
        await cache.save(EncodedModule.all([module]), cleanRun: nil)
        return module.parsedCount
    }

    @Test func onlyChangedFilesAreParsed() async throws {
        #expect(try await parsedCount("App", ["App", "Picker"]) == 2)
        #expect(try await parsedCount("App", ["App", "Picker"]) == 0)
        try folder.write(try folder.text(of: "App/App.swift") + "// more\n", to: "App/App.swift")
        #expect(try await parsedCount("App", ["App", "Picker"]) == 1)
        #expect(try await parsedCount("App", ["App", "Picker"]) == 0)
    }

    @Test func movedAndCopiedFilesAreNotParsedAgain() async throws {
        #expect(try await parsedCount("App", ["App", "Picker"]) == 2)
        try folder.write(try folder.text(of: "App/App.swift"), to: "App/Moved.swift")
        let module = try await read("App", ["Moved", "App"], try cache("App"))
        #expect(module.parsedCount == 0)
        let summary = try await module.summary()
        #expect(
            summary
                == (try await ModuleReader.summary(
                    ofModule: "App",
                    sources: [folder.path("App/App.swift"), folder.path("App/Moved.swift")]
                ))
        )
    }

    @Test func filesWithDamagedSummariesAreReadAgainAndTheirEditsNoticed()
        async throws
    {
        #expect(try await parsedCount("App", ["App"]) == 1)
        let path = folder.path("caches/App/App.cache")
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count - 1] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        let module = try await read("App", ["App"], try cache("App"))
        #expect(module.parsedCount == 0)

        let sources = [folder.path("App/App.swift")]
        for (edit, isAsHashed) in [("", true), ("struct Edited {}\n", false)] {
            try folder.write(try folder.text(of: "App/App.swift") + edit, to: "App/App.swift")
            let decoded = try await module.decoded()
            #expect(decoded.isAsHashed == isAsHashed)
            #expect(decoded.summary == (try await ModuleReader.summary(ofModule: "App", sources: sources)))
        }
    }

    @Test func entriesOfUnreadFilesAreDropped() async throws {
        #expect(try await parsedCount("App", ["App", "Picker"]) == 2)
        #expect(try await parsedCount("App", ["App"]) == 0)
        #expect(try await parsedCount("App", ["App", "Picker"]) == 1)
    }

    @Test func eachSetOfConditionsHasItsOwnEntries() async throws {
        #expect(try await parsedCount("App", ["App"]) == 1)
        #expect(try await parsedCount("App", ["App"], conditions: ["A", "B"]) == 1)
        #expect(try await parsedCount("App", ["App"], conditions: ["B", "A"]) == 0)
        #expect(try await parsedCount("App", ["App"], conditions: ["AB"]) == 1)
    }

    @Test func filesWithErrorsAreParsedEachTime() async throws {
        try folder.write("import Heirloom\n@Instantiable struct A {\n", to: "App/App.swift")
        #expect(try await parsedCount("App", ["App", "Picker"]) == 2)
        #expect(try await parsedCount("App", ["App", "Picker"]) == 1)
    }

    @Test func modulesReadTheCachesBelowAndStoreOnlyMissingEntries() async throws {
        #expect(try await parsedCount("Fruit", ["Fruit"]) == 1)
        for expected in [1, 0] {
            let cache = try cache("App", below: [("Fruit", folder.path("caches/Fruit"))])
            let below = try await read("Fruit", ["Fruit", "Tree"], cache)
            #expect(below.parsedCount == expected)
            await cache.save(EncodedModule.all([below]), cleanRun: nil)
        }
        #expect(try CacheFile.count(at: folder.path("caches/App/App.cache")) == 1)

        #expect(try await parsedCount("Fruit", ["Fruit", "Tree"]) == 1)
        let cache = try cache("App", below: [("Fruit", folder.path("caches/Fruit"))])
        await cache.save(
            EncodedModule.all([try await read("Fruit", ["Fruit", "Tree"], cache)]),
            cleanRun: nil
        )
        #expect(try CacheFile.count(at: folder.path("caches/App/App.cache")) == 0)
    }

    @Test func cachesAreWrittenOnlyWhenEntriesChange() async throws {
        _ = try await parsedCount("App", ["App", "Picker"])
        let identity = try folder.identity(of: "caches/App/App.cache")
        _ = try await parsedCount("App", ["Picker", "App"])
        #expect(try folder.identity(of: "caches/App/App.cache") == identity)
        _ = try await parsedCount("App", ["App"])
        #expect(try folder.identity(of: "caches/App/App.cache") != identity)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("caches/App")) == ["App.cache"]
        )
    }

    @Test func largeCachesAreNotRewrittenForASingleEdit() async throws {
        let names = (0..<100).map { "File\($0)" }
        for name in names { try folder.write("struct \(name) {}\n", to: "Many/\(name).swift") }
        #expect(try await parsedCount("Many", names) == 100)
        let identity = try folder.identity(of: "caches/Many/Many.cache")
        try folder.write("struct File1 { }\n", to: "Many/File1.swift")
        for _ in 1...2 { #expect(try await parsedCount("Many", names) == 1) }
        #expect(try folder.identity(of: "caches/Many/Many.cache") == identity)
        try folder.write("struct File2 { }\n", to: "Many/File2.swift")
        #expect(try await parsedCount("Many", names) == 2)
        #expect(try folder.identity(of: "caches/Many/Many.cache") != identity)
        #expect(try await parsedCount("Many", names) == 0)
    }
}

extension CacheFile {
    fileprivate static func count(at path: String) throws -> Int {
        let writer = try #require(ToolIdentity.current)
        return try #require(CacheFile(path: path, writer: writer)).count
    }
}
