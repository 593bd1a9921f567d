#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file next to another, which receives the new bytes before it replaces the other: `.App.cache.1.tmp`.
///
/// Its name is one of a limited number, and its writer locks it: a killed run leaves the file behind, and the next run
/// reuses it. Files named after processes would accumulate, and processes in two containers can have the same number.
struct TemporaryFile: ~Copyable {
    private let path: String
    private let descriptor: Int32

    /// The maximum number of simultaneous writers, which is far more than builds have.
    private static let limit = 256

    /// Claims the first file that no other run has locked.
    init(beside path: String) throws(SystemError) {
        (self.path, descriptor) = try Self.claim { tag in
            let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
            return "\(path[..<nameStart]).\(path[nameStart...]).\(tag).tmp"
        }
    }

    deinit { close(descriptor) }

    /// Writes all bytes and replaces another file, whose permissions it keeps. On failure, removes the temporary file.
    func replace(_ other: String, with bytes: [UInt8]) throws(SystemError) {
        var status = stat()
        if stat(other, &status) == 0 { _ = fchmod(descriptor, status.st_mode & 0o777) }
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
            // If the file is not ours, it may be a link to another file, or a pipe that would block 'open'.
            let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else {
                failure = SystemError(code: errno)
                continue
            }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                if isOurs(descriptor, at: path), ftruncate(descriptor, 0) == 0 { return (path, descriptor) }
            } else if errno != EWOULDBLOCK {
                // This file system does not support locks.
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

    /// Returns whether no other process replaced or removed the file between opening and locking, and whether it has no
    /// other name.
    private static func isOurs(_ descriptor: Int32, at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        guard fstat(descriptor, &opened) == 0, lstat(path, &named) == 0 else { return false }
        return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
            && opened.st_mode & S_IFMT == S_IFREG && opened.st_nlink == 1
    }
}

/// An error code of the system.
struct SystemError: Error {
    let code: Int32
}
