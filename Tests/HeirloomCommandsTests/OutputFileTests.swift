import Foundation
@testable import HeirloomCommands
import Testing

@Suite struct OutputFileTests {
    @Test func filesAreWrittenCompletelyWithoutLeftovers() throws {
        let folder = try CommandFolder()
        try OutputFile(path: folder.path("out.swift")).write("new\n")
        #expect(try folder.text(of: "out.swift") == "new\n")
        #expect(try folder.names == ["out.swift"])
    }

    @Test func unchangedFilesAreNotRewritten() throws {
        let folder = try CommandFolder(["out.swift": "same\n"])
        let before = try folder.identity(of: "out.swift")
        try OutputFile(path: folder.path("out.swift")).write("same\n")
        #expect(try folder.identity(of: "out.swift") == before)
    }

    @Test func changedFilesAreReplaced() throws {
        let folder = try CommandFolder(["out.swift": "a longer text than before\n"])
        let before = try folder.identity(of: "out.swift")
        try OutputFile(path: folder.path("out.swift")).write("short\n")
        #expect(try folder.text(of: "out.swift") == "short\n")
        #expect(try folder.identity(of: "out.swift") != before)
        #expect(try folder.names == ["out.swift"])
    }

    @Test func replacedFilesKeepTheirPermissions() throws {
        let folder = try CommandFolder(["script.swift": "old\n"])
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o750],
            ofItemAtPath: folder.path("script.swift")
        )
        try OutputFile(path: folder.path("script.swift")).write("new\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("script.swift"))
        #expect(attributes[.posixPermissions] as? Int == 0o750)
    }

    @Test func temporaryFilesOfKilledRunsAreReused() throws {
        let folder = try CommandFolder([".out.swift.1.tmp": "half of a longer te"])
        try OutputFile(path: folder.path("out.swift")).write("new\n")
        #expect(try folder.text(of: "out.swift") == "new\n")
        #expect(try folder.names == ["out.swift"])
    }

    @Test func temporaryFilesOfConcurrentRunsAreLeftAlone() throws {
        let folder = try CommandFolder([".out.swift.1.tmp": "half of a"])
        let other = open(folder.path(".out.swift.1.tmp"), O_RDONLY)
        defer { close(other) }
        try #require(flock(other, LOCK_EX) == 0)
        try OutputFile(path: folder.path("out.swift")).write("new\n")
        #expect(try folder.text(of: "out.swift") == "new\n")
        #expect(try folder.text(of: ".out.swift.1.tmp") == "half of a")
        #expect(try folder.names == [".out.swift.1.tmp", "out.swift"])
    }

    @Test func lookalikesOfTemporaryFilesAreNotWrittenTo() throws {
        let folder = try CommandFolder(["in.swift": "a source\n"])
        let files = FileManager.default
        let (name, source) = (folder.path(".out.swift."), folder.path("in.swift"))
        try files.linkItem(atPath: source, toPath: name + "1.tmp")
        try files.createSymbolicLink(atPath: name + "2.tmp", withDestinationPath: source)
        try files.createDirectory(atPath: name + "3.tmp", withIntermediateDirectories: false)
        try #require(mkfifo(name + "4.tmp", 0o666) == 0)
        try OutputFile(path: folder.path("out.swift")).write("new\n")
        #expect(try folder.text(of: "out.swift") == "new\n")
        #expect(try folder.text(of: "in.swift") == "a source\n")
    }
}
