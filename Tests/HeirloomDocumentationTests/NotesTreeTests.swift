import Foundation
import HeirloomTestSupport
import Testing

/// The example prints a tree that was made from its sources when it was built.
@Suite struct NotesTreeTests {
    @Test func aTypeThatIsRenamedInACopyIsRenamedInItsTree() throws {
        let copy = try NotesCopy()
        let tree = try copy.printedTree()
        try copy.replace("NoteShelf", with: "NoteRack")
        let renamedTree = try copy.printedTree()

        #expect(tree != renamedTree)
        #expect(tree.replacingOccurrences(of: "NoteShelf", with: "NoteRack") == renamedTree)
    }
}

/// A copy of the example that may be changed.
private struct NotesCopy {
    /// Always the same folder, so that a second run builds only what has changed.
    private let folder = Compiler.repository.appendingPathComponent(".build/documentation/Notes")
    private let files = FileManager.default

    init() throws {
        let example = Compiler.repository.appendingPathComponent("Examples/Notes")
        for name in ["Package.swift", "Plugins", "Sources", "Tests"] {
            let place = folder.appendingPathComponent(name)
            if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try files.copyItem(at: example.appendingPathComponent(name), to: place)
        }
        let manifest = folder.appendingPathComponent("Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let heirloom = try Self.heirloom().path
        let changed = text.replacingOccurrences(of: #""../Heirloom""#, with: "#\"\(heirloom)\"#")
        try Data(changed.utf8).write(to: manifest)
    }

    /// Heirloom as it was built for the tests, and in full length its sources.
    private static func heirloom() throws -> URL {
        if TestLength.isFull { return Compiler.repository.appendingPathComponent("Examples/Heirloom") }
        let folder = Compiler.repository.appendingPathComponent(".build/documentation/Heirloom")
        try ForwardingPackage.write(to: folder)
        return folder
    }

    /// Replaces a word in every source.
    func replace(_ word: String, with replacement: String) throws {
        let sources = folder.appendingPathComponent("Sources")
        for path in files.enumerator(atPath: sources.path)?.compactMap({ $0 as? String }) ?? []
        where path.hasSuffix(".swift") {
            let file = sources.appendingPathComponent(path)
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(text.replacingOccurrences(of: word, with: replacement).utf8).write(to: file)
        }
    }

    /// Builds the copy and asks it for its tree.
    func printedTree() throws -> String {
        let result = try Subprocess.run("swift", ["run", "--quiet", "notes", "tree"], in: folder)
        guard result.status == 0 else { throw CompilerFailure(output: result.errors + result.output) }
        return result.output
    }
}
