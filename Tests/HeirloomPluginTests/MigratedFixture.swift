import Foundation
import HeirloomTestSupport
import Testing

/// A package written for SafeDI, in `Migration/NAME/before`, and what `heirloom migrate` makes of it: the same files in
/// `after`, and the printed lines in `report.txt`.
struct MigratedFixture: CustomTestStringConvertible, Sendable {
    let name: String

    static let all = ["Gallery", "Ledger", "Notebook"].map(MigratedFixture.init)
    /// Those that are built, too.
    static let built = TestLength.isFull ? all : Array(all.prefix(1))

    var testDescription: String { name }

    private var folder: URL {
        Compiler.repository.appendingPathComponent("Tests/HeirloomPluginTests/Migration/\(name)")
    }

    var before: [String: String] {
        get throws { try Self.files(in: folder.appendingPathComponent("before")) }
    }

    var after: [String: String] {
        get throws { try Self.files(in: folder.appendingPathComponent("after")) }
    }

    var report: String {
        get throws { try String(contentsOf: folder.appendingPathComponent("report.txt"), encoding: .utf8) }
    }

    /// Returns the texts of all files, by their relative paths.
    static func files(in folder: URL) throws -> [String: String] {
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(path)
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            files[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        return files
    }

    /// Replaces the recorded results.
    func record(_ files: [String: String], report: String) throws {
        let after = folder.appendingPathComponent("after")
        try? FileManager.default.removeItem(at: after)
        for (path, text) in files {
            let file = after.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        try Data(report.utf8).write(to: folder.appendingPathComponent("report.txt"))
    }
}
