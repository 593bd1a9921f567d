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

    /// The path of the file that it is, if the path is a symbolic link or leads through one.
    var pathWithoutLinks: String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// What tells it from other files; `nil` where there is none yet.
    var identity: FileIdentity? { FileIdentity(path) }

    /// Whether the file at a path is this one, or will be once both are written.
    func isFile(at other: String) -> Bool {
        let other = OutputFile(path: other)
        guard let identity else { return other.identity == nil && place != nil && other.place == place }
        return other.identity == identity
    }

    /// The folder and the name; `nil` where there is no such folder.
    private var place: Place? {
        let name = path.split(separator: "/").last ?? ""
        return FileIdentity(path.dropLast(name.count) + ".").map { Place(folder: $0, name: String(name)) }
    }

    private struct Place: Hashable {
        var folder: FileIdentity
        var name: String
    }

    /// Stands for the bytes that are in the file; `nil` where there is none.
    var hash: ContentHash? {
        guard let file = try? OpenFile(path, mustBePlain: true) else { return nil }
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
        guard !path.hasSuffix("/") else { throw CommandFailure("cannot write '\(path)': it names a folder") }
        do throws(SystemError) {
            try TemporaryFile(beside: path).replace(path, with: bytes)
        } catch {
            throw CommandFailure("cannot write '\(path)': \(FileBytes.reason(error.code))")
        }
    }
}
