/// A file opened for reading through system calls, so that errors carry the system's own reason.
struct OpenFile: ~Copyable, Sendable {
    private let path: String
    private let descriptor: Int32
    /// Whether the file can be read repeatedly and from any offset, unlike a pipe.
    let isPlain: Bool
    /// The number of bytes when the file was opened; meaningless for a pipe.
    let expectedCount: Int
    let identity: FileIdentity

    /// - Parameter mustBePlain: Whether to reject anything but a plain file, such as a pipe that may never be written
    ///   to.
    init(_ path: String, mustBePlain: Bool = false) throws(CommandFailure) {
        // Stored properties are assigned last: Swift 6.0 crashes if some are assigned before an error is thrown.
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

    /// Reads all bytes. For a plain file, this usually takes a single system call.
    func contents() throws(CommandFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var code: Int32 = 0
        var capacity = max(expectedCount + 1, 4096)
        while true {
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                let received = systemRead(descriptor, buffer.baseAddress, buffer.count)
                code = received < 0 ? errno : 0
                count = max(received, 0)
            }
            if code == EINTR { continue }
            if code != 0 { throw Self.failure(path, code) }
            if chunk.isEmpty { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if isPlain, bytes.count == expectedCount { return bytes }
            capacity = 65536
        }
    }

    /// Returns the bytes of a range, independent of earlier reads and from any thread; fewer if the file ends before.
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
}

/// The identity of a file, regardless of links and of how its path is spelled.
package struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Returns the identity of the file at a path, or `nil` if there is none.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
