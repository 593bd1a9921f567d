import Foundation
import HeirloomTestSupport
import Testing

/// The Notes example prints a tree that is generated from its sources during the build.
@Suite struct NotesTreeTests {
    @Test(.enabled(if: TestLength.isFull, "`.ci/run` builds and tests the examples"))
    func renamedTypesAreRenamedInTheTree() throws {
        let copy = try ExampleCopy(of: "Notes", dependingOn: Self.heirloom())
        let tree = try copy.swift("run", "--quiet", "notes", "tree")
        try copy.replace("NoteShelf", with: "NoteRack")
        let renamedTree = try copy.swift("run", "--quiet", "notes", "tree")

        #expect(tree != renamedTree)
        #expect(tree.replacingOccurrences(of: "NoteShelf", with: "NoteRack") == renamedTree)
    }

    /// Heirloom as built for the tests, or its sources in a full run.
    private static func heirloom() throws -> URL {
        if TestLength.isFull { return Compiler.repository.appendingPathComponent("Examples/Heirloom") }
        return try ExampleCopy.forwardingPackage.get()
    }
}
