import HeirloomModel

/// The contents of files.
package enum FileBytes {
    /// Reads the bytes of a file.
    package static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        try OpenFile(path).contents()
    }

    /// Reads the bytes of a file, which must be valid UTF-8.
    package static func readText(_ path: String) throws(CommandFailure) -> [UInt8] {
        try checkedText(read(path), path: path)
    }

    /// Returns the bytes if they are valid UTF-8.
    package static func checkedText(_ bytes: [UInt8], path: String) throws(CommandFailure) -> [UInt8] {
        if let offset = firstInvalidOffset(in: bytes) {
            throw CommandFailure("cannot read '\(path)': byte \(offset + 1) is not valid UTF-8")
        }
        return bytes
    }

    /// Returns the offset of the first byte that is not part of a well-formed sequence, or `nil` if there is none.
    package static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        if String(bytes: bytes, encoding: .utf8) != nil { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var offset = 0
        while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
        return offset
    }

    /// Returns the system's description of an error, without the initial capital.
    static func reason(_ code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Returns whether the path is a folder.
    package static func isFolder(_ path: String) -> Bool { isThere(path, S_IFDIR) }

    /// Returns whether the path is a plain file, which, unlike a pipe, can be read repeatedly.
    package static func isPlainFile(_ path: String) -> Bool { isThere(path, S_IFREG) }

    private static func isThere(_ path: String, _ kind: mode_t) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == kind
    }
}

extension FileBytes {
    /// Writes all bytes. Returns 0 or the system's error code.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let address = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let written = systemWrite(descriptor, address, rest.count)
                if written < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                rest = rest.dropFirst(written)
            }
            return 0
        }
    }
}

/// A hash that changes whenever a file is written or replaced.
package struct FileStamp: Equatable, Sendable {
    let hash: ContentHash

    /// Hashes the status of the file at a path. Returns `nil` if there is none.
    package init?(_ path: String) {
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
