import Foundation
import HeirloomTestSupport
import Testing

/// A package written for SafeDI, in `Migration/NAME/before`, and what `heirloom migrate` makes of it: the lines that
/// differ in `changes.txt`, and the printed lines in `report.txt`.
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

    var changes: String {
        get throws { try String(contentsOf: folder.appendingPathComponent("changes.txt"), encoding: .utf8) }
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

    /// Returns the lines of each file that migration removes and inserts: `- 4: import SafeDI`.
    func changes(after: [String: String]) throws -> String {
        let before = try before
        return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }.map { path in
            "\(path)\n" + lineChanges(from: before[path] ?? "", to: after[path] ?? "")
        }.joined()
    }

    /// Replaces the recorded results.
    func record(after: [String: String], report: String) throws {
        try Data(changes(after: after).utf8).write(to: folder.appendingPathComponent("changes.txt"))
        try Data(report.utf8).write(to: folder.appendingPathComponent("report.txt"))
    }
}
