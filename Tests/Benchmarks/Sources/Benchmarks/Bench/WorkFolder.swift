import Foundation

/// A folder that one run at a time works in: two would disturb each other's files and figures.
final class WorkFolder {
    let url: URL
    private let lock: Int32

    init(at url: URL) throws {
        self.url = url
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        lock = open(url.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw InUse(folder: url) }
    }

    deinit {
        close(lock)
    }

    private struct InUse: Error, CustomStringConvertible {
        let folder: URL

        var description: String { "another run is measuring in '\(folder.path)'" }
    }
}
