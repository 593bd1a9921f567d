import Foundation

/// The small C programs in `Programs`, compiled with the Clang that ships with Swift.
struct CPrograms {
    let launch: URL
    let readAndHash: URL
    let constantPlugin: URL

    init(compiledInto folder: URL) throws {
        launch = try Self.compile("launch", into: folder)
        readAndHash = try Self.compile("read-and-hash", into: folder)
        constantPlugin = try Self.compile("constant-plugin", into: folder)
    }

    private static func compile(_ name: String, into folder: URL) throws -> URL {
        let source = Bench.package.appendingPathComponent("Programs/\(name).c")
        let program = folder.appendingPathComponent(name)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["clang", "-O2", "-Wall", "-Werror", "-o", program.path, source.path]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CompilationFailure(source: source.path) }
        return program
    }

    private struct CompilationFailure: Error, CustomStringConvertible {
        let source: String

        var description: String { "'\(source)' cannot be compiled" }
    }
}
