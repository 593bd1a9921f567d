import Foundation
@testable import HeirloomBuild
import HeirloomCommands
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

    @Test func filesThatCannotBeReplacedStay() throws {
        let folder = try CommandFolder(["out.swift/in.swift": "a source\n"])
        #expect(throws: CommandFailure.self) {
            try OutputFile(path: folder.path("out.swift")).replace(with: Array("new\n".utf8))
        }
        #expect(try folder.text(of: "out.swift/in.swift") == "a source\n")
        #expect(try folder.names == ["out.swift", "out.swift/in.swift"])
    }
}
