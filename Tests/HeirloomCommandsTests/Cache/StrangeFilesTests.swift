import Foundation
import HeirloomModel
import Testing

@testable import HeirloomBuild
import HeirloomCommands

/// Tests of caches and sources that are not plain files.
// The limit has to tell a hang from waiting for the processors: one minute was too little alongside all other tests.
@Suite(.timeLimit(.minutes(20))) struct StrangeFilesTests {
    private static let generate = [
        "generate", "--module", "App", "--output", "./out.swift", "--cache", "./cache",
        "--sources-file", "./app.txt", "--module-sources", "Fruit=./fruit.txt",
    ]

    enum Kind: CaseIterable {
        case folder, pipe, linkToPipe, linkToNothing, linkToItself, endlessDevice

        func make(at path: String) throws {
            let files = FileManager.default
            switch self {
            case .folder:
                try files.createDirectory(atPath: path, withIntermediateDirectories: false)
            case .pipe:
                try #require(mkfifo(path, 0o666) == 0)
            case .linkToPipe:
                try #require(mkfifo(path + ".pipe", 0o666) == 0)
                try files.createSymbolicLink(atPath: path, withDestinationPath: path + ".pipe")
            case .linkToNothing:
                try files.createSymbolicLink(atPath: path, withDestinationPath: path + ".nothing")
            case .linkToItself:
                try files.createSymbolicLink(atPath: path, withDestinationPath: path)
            case .endlessDevice:
                try files.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
            }
        }
    }

    @Test(arguments: Kind.allCases, ["App", "Fruit"])
    func specialFilesInPlaceOfCachesAreIgnored(kind: Kind, module: String)
        async throws
    {
        let folder = try CommandFolder(Orchard.files)
        try folder.writeLists()
        try FileManager.default.createDirectory(
            atPath: folder.path("cache"),
            withIntermediateDirectories: false
        )
        try kind.make(at: folder.path("cache/\(module).cache"))
        for _ in 1...2 {
            #expect(await folder.run(Self.generate) == CommandOutcome(status: .success))
            #expect(try folder.text(of: "out.swift") == Orchard.generated)
            try folder.write("// Edited by hand.\n", to: "out.swift")
        }
    }

    @Test func pipesAreParsedEachTime()
        async throws
    {
        let folder = try CommandFolder()
        let path = folder.path("App.swift")
        try #require(mkfifo(path, 0o666) == 0)
        for _ in 1...2 {
            Thread.detachNewThread { try? Data("struct A {}\n".utf8).write(to: URL(fileURLWithPath: path)) }
            let cache = try #require(
                DeclarationCache(folder: folder.path("cache"), module: "App", modulesBelow: [])
            )
            let module = try await ModuleReader.read(
                "App",
                sources: [path],
                known: KnownConditions(),
                cache: cache
            )
            #expect(module.parsedCount == 1)
            await cache.save(EncodedModule.all([module]), cleanRun: nil)
        }
    }

    @Test func pipesAreNotReadAgainForDiagnostics() throws {
        let folder = try CommandFolder()
        try #require(mkfifo(folder.path("App.swift"), 0o666) == 0)
        let range = SourceRange(start: .start, end: .start)
        let place = HeirloomModel.SourceLocation(path: folder.path("App.swift"), range: range)
        #expect(SourceTexts.onDisk.text(at: place) == nil)
    }
}
