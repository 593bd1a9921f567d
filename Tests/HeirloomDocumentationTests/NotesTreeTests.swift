import Foundation
import HeirloomTestSupport
import Testing

/// The example prints a tree that was made from its sources when it was built.
@Suite struct NotesTreeTests {
    @Test(.enabled(if: TestLength.isFull, "`.ci/run` builds and tests the examples"))
    func aTypeThatIsRenamedInACopyIsRenamedInItsTree() throws {
        let copy = try ExampleCopy(of: "Notes", dependingOn: Self.heirloom())
        let tree = try copy.swift("run", "--quiet", "notes", "tree")
        try copy.replace("NoteShelf", with: "NoteRack")
        let renamedTree = try copy.swift("run", "--quiet", "notes", "tree")

        #expect(tree != renamedTree)
        #expect(tree.replacingOccurrences(of: "NoteShelf", with: "NoteRack") == renamedTree)
    }

    /// Heirloom as it was built for the tests, and in full length its sources.
    private static func heirloom() throws -> URL {
        if TestLength.isFull { return Compiler.repository.appendingPathComponent("Examples/Heirloom") }
        return try ExampleCopy.forwardingPackage.get()
    }
}
