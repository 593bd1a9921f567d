/// A file of paths, one a line.
package enum SourceList {
    /// The paths in the order of the lines, which may end as on Windows.
    package static func read(_ path: String) throws(CommandFailure) -> [String] {
        // Bytes, because to find the characters of all paths takes longer than to hash the files.
        let lines = try FileBytes.readText(path).split(separator: UInt8(ascii: "\n"))
        let paths = lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
            .filter { !$0.isEmpty }
            .map { String(decoding: $0, as: UTF8.self) }
        guard !paths.isEmpty else { throw CommandFailure("the list '\(path)' names no file") }
        return paths
    }
}
