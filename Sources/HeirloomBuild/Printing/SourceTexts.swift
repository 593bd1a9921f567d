import HeirloomModel

/// Provides a printer with the files that diagnostics refer to.
package struct SourceTexts: Sendable {
    /// Returns the bytes of a file, or `nil` if it is unavailable.
    package let bytes: @Sendable (_ path: String) -> [UInt8]?

    package init(bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.bytes = bytes
    }

    /// The current files. If only a summary was given, they may be elsewhere.
    package static let onDisk = SourceTexts { path in
        FileBytes.isPlainFile(path) ? try? FileBytes.readText(path) : nil
    }

    /// Returns the line of a location, or `nil` if the file is unavailable or has changed.
    func excerpt(at location: SourceLocation) -> SourceExcerpt? {
        bytes(location.path).flatMap { SourceExcerpt(bytes: $0, range: location.range) }
    }
}
