import HeirloomModel

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What changes whenever a file is written or another takes its place.
struct FileStamp: Hashable, Sendable {
    let hash: ContentHash

    /// Of the file at a path; `nil` where there is none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        var stamp = ByteBuilder()
        stamp.appendCount(Int(status.st_dev))
        stamp.appendCount(Int(status.st_ino))
        stamp.appendCount(Int(status.st_size))
        // Archives and some build systems give every file the same time, but none chooses when its entry changed.
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
