#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that is open for reading, read without a detour, so that a failure has the system's own reason.
struct OpenFile: ~Copyable, Sendable {
    private let path: String
    private let descriptor: Int32
    /// Whether it can be read again and from anywhere, which a pipe cannot.
    let isPlain: Bool
    /// How many bytes it had when it was opened, which says nothing of a pipe.
    let expectedCount: Int
    let identity: FileIdentity

    /// - Parameter mustBePlain: Whether anything else is refused, such as a pipe that may never be written to.
    init(_ path: String, mustBePlain: Bool = false) throws(CommandFailure) {
        // Stored properties are set last: Swift 6.0 crashes where some are set before an error is thrown.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (mustBePlain ? O_NONBLOCK : 0))
        guard descriptor >= 0 else { throw Self.failure(path, errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw Self.failure(path, code)
        }
        let kind = status.st_mode & S_IFMT
        guard kind != S_IFDIR, kind == S_IFREG || !mustBePlain else {
            close(descriptor)
            let flaw = kind == S_IFDIR ? "a folder, not a file" : "not a plain file"
            throw CommandFailure("cannot read '\(path)': it is \(flaw)")
        }
        self.path = path
        self.descriptor = descriptor
        isPlain = kind == S_IFREG
        expectedCount = Int(status.st_size)
        identity = FileIdentity(status)
    }

    deinit { close(descriptor) }

    /// Whether nothing follows the first `count` bytes. Of a plain file this is known without asking again.
    func ends(at count: Int) -> Bool { isPlain && count == expectedCount }

    /// Reads what comes next, and returns how many bytes it is: 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int {
        while true {
            let received = Self.systemRead(descriptor, buffer.baseAddress, buffer.count)
            if received >= 0 { return received }
            if errno != EINTR { throw Self.failure(path, errno) }
        }
    }

    /// Fills a buffer with what comes next, and returns how many bytes it is: fewer at the end.
    func readAll(into buffer: UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int {
        var count = 0
        while count < buffer.count {
            let received = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
            if received == 0 { break }
            count += received
        }
        return count
    }

    /// The bytes of a range, whatever was read before, from any thread; fewer where the file ends.
    func bytes(_ range: Range<Int>) throws(CommandFailure) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            while count < buffer.count {
                let rest = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
                )
                let received = pread(
                    descriptor,
                    rest.baseAddress,
                    rest.count,
                    off_t(range.lowerBound + count)
                )
                if received > 0 { count += received; continue }
                if received < 0, errno == EINTR { continue }
                code = received < 0 ? errno : 0
                return
            }
        }
        if code != 0 { throw Self.failure(path, code) }
        return bytes
    }

    private static func failure(_ path: String, _ code: Int32) -> CommandFailure {
        CommandFailure("cannot read '\(path)': \(FileBytes.reason(code))")
    }

    private static func systemRead(
        _ descriptor: Int32,
        _ address: UnsafeMutableRawPointer?,
        _ count: Int
    ) -> Int {
        #if canImport(Darwin)
        Darwin.read(descriptor, address, count)
        #elseif canImport(Musl)
        Musl.read(descriptor, address, count)
        #else
        Glibc.read(descriptor, address, count)
        #endif
    }
}

/// What tells a file from others: links and other ways to spell a path lead to one.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Of what is at a path; `nil` where there is nothing.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
