import HeirloomModel

/// A hash that changes whenever a file is written or replaced.
struct FileStamp: Hashable, Sendable {
    let hash: ContentHash

    /// Hashes the status of the file at a path. Returns `nil` if there is none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        var stamp = ByteBuilder()
        stamp.appendCount(Int(status.st_dev))
        stamp.appendCount(Int(status.st_ino))
        stamp.appendCount(Int(status.st_size))
        // Archives and some build systems give every file the same modification time, but cannot set the time at which
        // its status changed.
        for time in Self.times(status) {
            stamp.appendCount(Int(time.tv_sec))
            stamp.appendCount(Int(time.tv_nsec))
        }
        hash = ContentHash(stamp.bytes)
    }

    private static func times(_ status: stat) -> [timespec] {
        #if canImport(Darwin)
        [status.st_mtimespec, status.st_ctimespec]
        #else
        [status.st_mtim, status.st_ctim]
        #endif
    }
}
