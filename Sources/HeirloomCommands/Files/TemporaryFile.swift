#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file beside another, to which its new bytes are written before it takes the other's place: `.App.cache.1.tmp`.
///
/// Its name is one of a few, and who writes to it locks it: a run that is killed leaves it behind, and the next one
/// uses it. Named after processes, such files would gather, and processes of two containers may have one number.
struct TemporaryFile: ~Copyable {
    private let path: String
    private let descriptor: Int32

    /// So many may write at once, which is far more than builds do.
    private static let limit = 256

    /// The first that no other run has.
    init(beside path: String) throws(SystemError) {
        (self.path, descriptor) = try Self.claim { tag in
            let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
            return "\(path[..<nameStart]).\(path[nameStart...]).\(tag).tmp"
        }
    }

    deinit { close(descriptor) }

    /// Writes everything and puts the file in the place of another. Where that fails, nothing is left of it.
    func replace(_ other: String, with bytes: [UInt8]) throws(SystemError) {
        let code = FileBytes.write(bytes, to: descriptor)
        guard code == 0, rename(path, other) == 0 else {
            let failure = SystemError(code: code == 0 ? errno : code)
            unlink(path)
            throw failure
        }
    }

    private static func claim(name: (Int) -> String) throws(SystemError) -> (String, Int32) {
        var failure = SystemError(code: EAGAIN)
        for number in 1...limit {
            let path = name(number)
            // What is no file of ours may be a link to another, or a pipe, on which opening waits.
            let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else {
                failure = SystemError(code: errno)
                continue
            }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                if isOurs(descriptor, at: path), ftruncate(descriptor, 0) == 0 { return (path, descriptor) }
            } else if errno != EWOULDBLOCK {
                // This file system has no locks.
                close(descriptor)
                unlink(path)
                return try claimWithoutLock(name(Int(getpid())))
            }
            close(descriptor)
        }
        throw failure
    }

    private static func claimWithoutLock(_ path: String) throws(SystemError) -> (String, Int32) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        return (path, descriptor)
    }

    /// Whether no other process put a file in its place or removed it, after it was opened and before it was
    /// locked; and whether it has no other name.
    private static func isOurs(_ descriptor: Int32, at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        guard fstat(descriptor, &opened) == 0, lstat(path, &named) == 0 else { return false }
        return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
            && opened.st_mode & S_IFMT == S_IFREG && opened.st_nlink == 1
    }
}

/// What went wrong, as the system numbers it.
struct SystemError: Error {
    let code: Int32
}
