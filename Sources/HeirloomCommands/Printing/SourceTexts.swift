import HeirloomModel
import HeirloomReading

/// Where a printer finds the files that diagnostics name.
package struct SourceTexts: Sendable {
    private var bytes: @Sendable (_ path: String) -> [UInt8]?

    /// - Parameter bytes: The bytes of a file, `nil` where it is not at hand.
    package init(bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.bytes = bytes
    }

    /// The files as they are now. Where only a summary was given, they may be elsewhere.
    package static let onDisk = SourceTexts { path in
        FileBytes.isPlainFile(path) ? try? FileBytes.readText(path) : nil
    }

    /// What stands at a place, `nil` where the file is not at hand or is shorter by now.
    func text(at location: SourceLocation) -> String? {
        let (start, end) = (location.range.start.offset, location.range.end.offset)
        guard let bytes = bytes(location.path), 0 <= start, start <= end, end <= bytes.count else {
            return nil
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether a file uses a property of its own otherwise than to declare and store it. So it may where it is not at
    /// hand.
    func use(_ property: ChangedProperty) -> Bool {
        bytes(property.path).map { !PropertyUses(of: property).areNone(in: $0) } ?? true
    }

    /// The line at which a place points, `nil` where the file is not at hand or is another by now.
    func excerpt(at location: SourceLocation) -> SourceExcerpt? {
        bytes(location.path).flatMap { SourceExcerpt(bytes: $0, range: location.range) }
    }
}

extension PropertyUses {
    /// Those of a property that an edit changes.
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
