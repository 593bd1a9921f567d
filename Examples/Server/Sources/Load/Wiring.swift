import Foundation
import Hummingbird
import Logging
import Pastes

/// The two servers that are compared.
enum Wiring: String, CaseIterable {
    case generated, byHand

    static let token = "token"
    private static let user = User(name: "ann")

    /// Runs a server until it is stopped. Prints its port and the nanoseconds of building a scope, and at the end the
    /// megabytes of its peak.
    func serve() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let users = [Self.token: Self.user]
        let settings = Settings(folder: folder, port: 0, users: users, sweepInterval: .seconds(1))
        var logger = Logger(label: "load")
        logger.logLevel = .error
        let server =
            switch self {
            case .generated: try await PasteServer(settings: settings, logger: logger)
            case .byHand: try await PasteServer.wiredByHand(settings: settings, logger: logger)
            }
        let nanoseconds = nanosecondsOfScope(of: server)
        try await server.application { port in report("\(port) \(nanoseconds)") }.runService()
        report("\(peakMegabytes())")
    }

    private func nanosecondsOfScope(of server: PasteServer) -> Int {
        let count = 50_000
        let elapsed = ContinuousClock().measure {
            for number in 0..<count { _ = server.makeScope("\(number)", Self.user) }
        }
        return Int(elapsed / .nanoseconds(count))
    }

    /// Writes at once: `print` waits until its buffer is full if the output is a pipe.
    private func report(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    private func peakMegabytes() -> Int {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss >> 20
        #else
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss >> 10
        #endif
    }
}
