import Foundation
import HeirloomTestSupport

/// A copy of an example that tests can edit and build.
struct ExampleCopy {
    /// The copy's folder, which is the same in every run, so that a second run only builds what has changed.
    let folder: URL
    private let files = FileManager.default

    /// - Parameter heirloom: The folder of the Heirloom package to depend on.
    init(of name: String, dependingOn heirloom: URL) throws {
        folder = Compiler.repository.appendingPathComponent(".build/documentation/\(name)")
        let example = Compiler.repository.appendingPathComponent("Examples/\(name)")
        for name in ["Package.swift", "Plugins", "Sources", "Tests"] {
            let place = folder.appendingPathComponent(name)
            if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
            let original = example.appendingPathComponent(name)
            guard files.fileExists(atPath: original.path) else { continue }
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try files.copyItem(at: original, to: place)
        }
        let manifest = folder.appendingPathComponent("Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let changed = text.replacingOccurrences(of: #""../Heirloom""#, with: "#\"\(heirloom.path)\"#")
        try Data(changed.utf8).write(to: manifest)
    }

    /// A package that forwards to Heirloom as built for the tests. It is written once, because several copies build
    /// with it at the same time.
    static let forwardingPackage: Result<URL, any Error> = Result {
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

    /// Runs `swift` in the copy and returns its standard output.
    func swift(_ arguments: String...) throws -> String { try swift(arguments) }

    func swift(_ arguments: [String]) throws -> String {
        let result = try Subprocess.run("swift", arguments, in: folder)
        guard result.status == 0 else { throw CompilerFailure(output: result.errors + result.output) }
        return result.output
    }
}
