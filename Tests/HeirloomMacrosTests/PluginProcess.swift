import Foundation
import HeirloomTestSupport

/// The macro plugin, run as the compiler runs it: without an environment, connected by two pipes.
final class PluginProcess {
    private let process = Process()
    private let toPlugin = Pipe()
    private let fromPlugin = Pipe()

    init() throws {
        process.executableURL = Compiler.products.appendingPathComponent("HeirloomMacros-tool")
        process.environment = [:]
        process.standardInput = toPlugin
        process.standardOutput = fromPlugin
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The plugin must receive the end of its input when the test closes this side.
        try toPlugin.fileHandleForReading.close()
        try fromPlugin.fileHandleForWriting.close()
    }

    func write(_ bytes: Data) throws {
        try toPlugin.fileHandleForWriting.write(contentsOf: bytes)
    }

    func send(_ message: String) throws {
        try write(Self.frame(Data(message.utf8)))
    }

    /// Returns the next reply, or `nil` if the plugin has closed its side.
    func receive() throws -> String? {
        let reading = fromPlugin.fileHandleForReading
        guard let header = try reading.read(upToCount: 8), header.count == 8 else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        return try reading.read(upToCount: length).map { String(decoding: $0, as: UTF8.self) }
    }

    var identifier: Int32 { process.processIdentifier }

    func closeInput() throws {
        try toPlugin.fileHandleForWriting.close()
    }

    func closeOutput() throws {
        try fromPlugin.fileHandleForReading.close()
    }

    /// Waits for the end of the process and returns its reason and status.
    func exit() -> (reason: Process.TerminationReason, status: Int32) {
        process.waitUntilExit()
        return (process.terminationReason, process.terminationStatus)
    }

    static func frame(_ payload: Data) -> Data {
        frame(payload, claiming: UInt64(payload.count))
    }

    /// Returns a frame whose header claims a different length than its payload has.
    static func frame(_ payload: Data, claiming length: UInt64) -> Data {
        Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }) + payload
    }
}
