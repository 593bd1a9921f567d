/// A file of paths, one a line.
package enum SourceList {
    /// The paths in the order of the lines, which may end as on Windows.
    package static func read(_ path: String) throws(CommandFailure) -> [String] {
        let paths = paths(in: try FileBytes.readText(path))
        guard !paths.isEmpty else { throw CommandFailure("the list '\(path)' names no file") }
        return paths
    }

    /// Goes by bytes, because to find the characters of all paths takes longer than to hash the files, and by raw ones,
    /// because without optimization any other collection does not tell its elements as fast.
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
