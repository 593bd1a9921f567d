/// A file of paths, one a line.
package enum SourceList {
    /// The paths in the order of the lines.
    package static func read(_ path: String) throws(CommandFailure) -> [String] {
        let text = String(decoding: try FileBytes.readText(path), as: UTF8.self)
        let paths = text.split { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        guard !paths.isEmpty else { throw CommandFailure("the list '\(path)' names no file") }
        return paths
    }
}
