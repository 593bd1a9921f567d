/// A file that contains one path a line.
package enum SourceList {
    /// Reads the paths in the order of the lines, which may have Windows line endings.
    package static func read(_ path: String) throws(CommandFailure) -> [String] {
        let paths = paths(in: try FileBytes.readText(path))
        guard !paths.isEmpty else { throw CommandFailure("the list '\(path)' names no file") }
        return paths
    }

    /// Splits the text by bytes, because finding the characters of all paths takes longer than hashing the files. The
    /// bytes are raw, because other collections are slower without optimization.
    private static func paths(in text: [UInt8]) -> [String] {
        text.withUnsafeBytes { text in
            var paths: [String] = []
            var start = 0
            while start < text.count {
                var end = start
                while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
                let isWindows = end > start && text[end - 1] == UInt8(ascii: "\r")
                let line = UnsafeRawBufferPointer(rebasing: text[start..<(isWindows ? end - 1 : end)])
                if !line.isEmpty { paths.append(String(decoding: line, as: UTF8.self)) }
                start = end + 1
            }
            return paths
        }
    }
}
