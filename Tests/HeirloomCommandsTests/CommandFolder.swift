import Foundation
import HeirloomBuild
import HeirloomCommands
import HeirloomTestSupport

/// A folder with files, in which commands run. Its name contains a space and a non-ASCII letter, like the names of many
/// folders.
struct CommandFolder {
    private let temporary: TemporaryFolder
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        temporary = try TemporaryFolder()
        url = temporary.url.appendingPathComponent("Übung mit Leerzeichen", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    /// The full path of a file in the folder.
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws {
        let file = url.appendingPathComponent(name)
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    /// The names of everything in the folder, hidden files included.
    var names: [String] {
        get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
    }

    /// Runs a command. In its arguments `./` stands for the folder, and in its output the folder is replaced by `./`.
    func run(_ arguments: String...) async -> CommandOutcome { await run(arguments) }

    func run(_ arguments: [String]) async -> CommandOutcome {
        var outcome = await HeirloomProgram.complete.run(arguments.map(resolved))
        outcome.standardOutput = outcome.standardOutput.replacingOccurrences(of: url.path + "/", with: "./")
        outcome.standardError = outcome.standardError.replacingOccurrences(of: url.path + "/", with: "./")
        return outcome
    }

    /// Expands `./a` and `NAME=./a` to paths in the folder.
    private func resolved(_ argument: String) -> String {
        let argument = argument.replacingOccurrences(of: "=./", with: "=" + url.path + "/")
        return argument.hasPrefix("./") ? url.path + argument.dropFirst() : argument
    }

    /// The identity of a file, which changes whenever the file is written, even with the same bytes.
    func identity(of name: String) throws -> FileIdentity {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
        return FileIdentity(
            number: attributes[.systemFileNumber] as? UInt64,
            modified: attributes[.modificationDate] as? Date
        )
    }
}

struct FileIdentity: Equatable {
    var number: UInt64?
    var modified: Date?
}
