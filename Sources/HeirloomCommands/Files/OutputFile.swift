#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that a command writes: whole, and only when its bytes change, so that nothing above it in the
/// build is done again for nothing.
package struct OutputFile: Hashable, Sendable {
    package var path: String

    package init(path: String) {
        self.path = path
    }

    /// Whether there is a file already. Anything but a file in its place is refused, because a rename would
    /// put it out of the way.
    package func exists() throws(CommandFailure) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return true
        case S_IFDIR: throw CommandFailure("cannot write '\(path)': it is a folder, not a file")
        default: throw CommandFailure("cannot write '\(path)': it is not a plain file")
        }
    }

    /// What tells it from other files; `nil` where there is none yet.
    var identity: FileIdentity? { FileIdentity(path) }

    /// Stands for the bytes that are in the file; `nil` where there is none.
    var hash: ContentHash? {
        guard let file = try? OpenFile(path) else { return nil }
        return try? ContentHash(of: file)
    }

    /// Writes the text unless it is there already.
    package func write(_ text: String) throws(CommandFailure) {
        let bytes = Array(text.utf8)
        if try exists(), try FileBytes.read(path) == bytes { return }
        try replace(with: bytes)
    }

    /// Writes beside the file and renames, so that no reader and no crash ever sees half of it.
    func replace(with bytes: [UInt8]) throws(CommandFailure) {
        let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        guard nameStart < path.endIndex else {
            throw CommandFailure("cannot write '\(path)': it names a folder")
        }
        let temporary = "\(path[..<nameStart]).\(path[nameStart...]).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(errno) }
        let code = FileBytes.write(bytes, to: descriptor)
        close(descriptor)
        guard code == 0 else {
            unlink(temporary)
            throw failure(code)
        }
        guard rename(temporary, path) == 0 else {
            let code = errno
            unlink(temporary)
            throw failure(code)
        }
    }

    private func failure(_ code: Int32) -> CommandFailure {
        CommandFailure("cannot write '\(path)': \(FileBytes.reason(code))")
    }
}
