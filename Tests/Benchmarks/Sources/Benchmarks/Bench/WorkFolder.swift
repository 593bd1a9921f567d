import Foundation

/// A folder locked by one run at a time, because concurrent runs would overwrite each other's files and distort each
/// other's figures.
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
