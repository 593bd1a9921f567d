#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The contents of files, read without a detour, so that a failure has the system's own reason.
package enum FileBytes {
    /// The bytes of a file.
    package static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        try readIdentified(path).bytes
    }

    /// The bytes of a file, and what tells it from others whatever its path.
    static func readIdentified(
        _ path: String
    ) throws(CommandFailure) -> (bytes: [UInt8], identity: FileIdentity) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CommandFailure("cannot read '\(path)': \(Self.reason(errno))") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw CommandFailure("cannot read '\(path)': \(Self.reason(errno))")
        }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw CommandFailure("cannot read '\(path)': it is a folder, not a file")
        }
        let bytes = try contents(
            of: descriptor,
            path: path,
            expectedCount: Int(status.st_size),
            isPlain: status.st_mode & S_IFMT == S_IFREG
        )
        return (bytes, FileIdentity(status))
    }

    /// The bytes of a file, which must be valid UTF-8.
    package static func readText(_ path: String) throws(CommandFailure) -> [UInt8] {
        try checkedText(read(path), path: path)
    }

    /// The bytes of a file, if they are valid UTF-8.
    static func checkedText(_ bytes: [UInt8], path: String) throws(CommandFailure) -> [UInt8] {
        if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
            throw CommandFailure("cannot read '\(path)': byte \(offset + 1) is not valid UTF-8")
        }
        return bytes
    }

    /// What the system says of an error, without the capital letter.
    static func reason(_ code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Reads to the end, which for a pipe is not where its size says.
    private static func contents(
        of descriptor: Int32,
        path: String,
        expectedCount: Int,
        isPlain: Bool
    ) throws(CommandFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var failure: Int32 = 0
        var capacity = max(expectedCount + 1, 4096)
        while true {
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                let received = systemRead(descriptor, buffer.baseAddress, buffer.count)
                failure = received < 0 ? errno : 0
                count = max(received, 0)
            }
            if failure == EINTR { continue }
            guard failure == 0 else { throw CommandFailure("cannot read '\(path)': \(reason(failure))") }
            if chunk.isEmpty { return bytes }
            bytes = bytes.isEmpty ? chunk : bytes + chunk
            // Of a plain file everything comes at once, so that nothing is asked for twice.
            if isPlain, bytes.count == expectedCount { return bytes }
            capacity = 65536
        }
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

extension FileBytes {
    /// Whether there is a folder.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
}
