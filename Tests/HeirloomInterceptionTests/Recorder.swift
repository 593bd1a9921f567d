@testable import HeirloomInterception

/// Keeps what is logged, without the numbers of calls, which other tests change.
final class Recorder: @unchecked Sendable {
    private let lock = Lock()
    private var kept: [String] = []

    var lines: [String] { lock.withLock { kept } }

    /// Logs into this recorder.
    var log: LoggingInterceptor {
        LoggingInterceptor { line in self.add(String(line.drop { $0 != " " }.dropFirst())) }
    }

    func add(_ line: String) {
        lock.withLock { kept.append(line) }
    }
}
