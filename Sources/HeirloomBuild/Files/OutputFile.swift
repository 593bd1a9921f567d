/// A file that a command writes: atomically, and only if its bytes change, so that dependent build steps do not run
/// again needlessly.
package struct OutputFile: Equatable, Sendable {
    package var path: String

    package init(path: String) {
        self.path = path
    }

    /// Returns whether the file exists. Throws if the path is anything but a plain file, because a rename would replace
    /// it.
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
    package var pathWithoutLinks: String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The identity of the file; `nil` if it does not exist yet.
    var identity: FileIdentity? { FileIdentity(path) }

    /// Returns whether the file at a path is this one, or will be once both are written.
    func isFile(at other: String) -> Bool {
        let other = OutputFile(path: other)
        guard let identity else { return other.identity == nil && place != nil && other.place == place }
        return other.identity == identity
    }

    /// The folder and the name; `nil` if the folder does not exist.
    private var place: Place? {
        let name = path.split(separator: "/").last ?? ""
        return FileIdentity(path.dropLast(name.count) + ".").map { Place(folder: $0, name: String(name)) }
    }

    private struct Place: Hashable {
        var folder: FileIdentity
        var name: String
    }

    /// The hash of the bytes in the file; `nil` if it does not exist.
    var hash: ContentHash? {
        guard let file = try? OpenFile(path, mustBePlain: true) else { return nil }
        return (try? file.contents()).map { ContentHash($0) }
    }

    /// Writes the text unless the file already contains it.
    package func write(_ text: String) throws(CommandFailure) {
        let bytes = Array(text.utf8)
        if try exists(), try FileBytes.read(path) == bytes { return }
        try replace(with: bytes)
    }

    /// Writes a temporary file next to this one and renames it, so that neither readers nor crashes leave half a file
    /// visible. Keeps the permissions. A killed run may leave the temporary file behind.
    package func replace(with bytes: [UInt8]) throws(CommandFailure) {
        guard !path.hasSuffix("/") else { throw CommandFailure("cannot write '\(path)': it names a folder") }
        let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        // Processes in two containers can have the same number.
        let tag = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let temporary = "\(path[..<nameStart]).\(path[nameStart...]).\(tag).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var status = stat()
        if stat(path, &status) == 0 { _ = fchmod(descriptor, status.st_mode & 0o777) }
        let code = FileBytes.write(bytes, to: descriptor)
        guard code == 0, rename(temporary, path) == 0 else {
            let error = failure(code == 0 ? errno : code)
            unlink(temporary)
            throw error
        }
    }

    private func failure(_ code: Int32) -> CommandFailure {
        CommandFailure("cannot write '\(path)': \(FileBytes.reason(code))")
    }
}
