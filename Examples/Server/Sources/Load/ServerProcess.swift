import Foundation

/// A server in a process of its own, so that its memory is its own too.
final class ServerProcess {
    let port: Int
    let nanosecondsOfScope: Int
    private let process = Process()
    private let output = Pipe()

    init(_ wiring: Wiring) throws {
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["serve", wiring.rawValue]
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard numbers.count == 2 else { throw LoadError.noServer }
        (port, nanosecondsOfScope) = (numbers[0], numbers[1])
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Stops the server gracefully. Returns the megabytes of its peak.
    func stop() throws -> Int {
        process.terminate()
        let output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0, let peak = Int(output.split(separator: "\n").last ?? "") else {
            throw LoadError.failedServer
        }
        return peak
    }
}
