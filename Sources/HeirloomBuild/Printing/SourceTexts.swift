import HeirloomModel
import HeirloomReading

/// Provides a printer with the files that diagnostics refer to.
package struct SourceTexts: Sendable {
    private var bytes: @Sendable (_ path: String) -> [UInt8]?

    /// - Parameter bytes: Returns the bytes of a file, or `nil` if it is unavailable.
    package init(bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.bytes = bytes
    }

    /// The current files. If only a summary was given, they may be elsewhere.
    package static let onDisk = SourceTexts { path in
        FileBytes.isPlainFile(path) ? try? FileBytes.readText(path) : nil
    }

    /// Returns the text at a location, or `nil` if the file is unavailable or has become shorter.
    func text(at location: SourceLocation) -> String? {
        let (start, end) = (location.range.start.offset, location.range.end.offset)
        guard let bytes = bytes(location.path), 0 <= start, start <= end, end <= bytes.count else {
            return nil
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Returns whether a file uses one of its properties apart from declaring and storing it. If the file is
    /// unavailable, the answer is `true`.
    func use(_ property: ChangedProperty) -> Bool {
        bytes(property.path).map { !PropertyUses(of: property).areNone(in: $0) } ?? true
    }

    /// Returns the line of a location, or `nil` if the file is unavailable or has changed.
    func excerpt(at location: SourceLocation) -> SourceExcerpt? {
        bytes(location.path).flatMap { SourceExcerpt(bytes: $0, range: location.range) }
    }
}

extension PropertyUses {
    /// Creates the uses of a property that an edit changes.
    fileprivate init(of property: ChangedProperty) {
        self.init(
            of: property.label,
            declaration: property.declaration,
            initializers: [property.initializer].compactMap(\.self),
            bodies: [property.body],
            elsewhere: property.isExtended ? .anywhere : .asMember
        )
    }
}
