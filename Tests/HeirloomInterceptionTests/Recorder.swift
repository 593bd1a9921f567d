@testable import HeirloomInterception

/// Records logged lines without the numbers of calls, which depend on other tests.
final class Recorder: @unchecked Sendable {
    private let lock = Lock()
    private var kept: [String] = []

    var lines: [String] { lock.withLock { kept } }

    /// An interceptor that logs to this recorder.
    var log: LoggingInterceptor {
        LoggingInterceptor { line in self.add(String(line.drop { $0 != " " }.dropFirst())) }
    }

    func add(_ line: String) {
        lock.withLock { kept.append(line) }
    }
}
