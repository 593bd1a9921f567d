/// A half-open range in a source text.
package struct SourceRange: Hashable, Sendable, Codable {
    package var start: SourcePosition
    package var end: SourcePosition

    @inlinable
    package init(start: SourcePosition, end: SourcePosition) {
        self.start = start
        self.end = end
    }

    /// Creates an empty range, the location of an insertion.
    package init(at position: SourcePosition) {
        self.init(start: position, end: position)
    }
}

/// A range in a named file.
package struct SourceLocation: Hashable, Sendable, Codable {
    package var path: String
    package var range: SourceRange

    package init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }
}

extension SourceLocation: Comparable {
    /// Orders by file, then by position.
    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.path != right.path { return left.path < right.path }
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        return left.range.end < right.range.end
    }
}

/// A position in a source text: its UTF-8 offset, and the line and column that an editor shows for it.
///
/// Every declaration contains a dozen positions, so each takes twelve bytes instead of twenty-four. Sources of four
/// gigabytes are not supported.
package struct SourcePosition: Hashable, Sendable {
    @usableFromInline var storedOffset: UInt32
    @usableFromInline var storedLine: UInt32
    @usableFromInline var storedColumn: UInt32

    /// Creates a position in the line that begins at an offset.
    @inlinable
    package init(offset: UInt32, line: UInt32, lineStart: UInt32) {
        storedOffset = offset
        storedLine = line
        storedColumn = offset &- lineStart &+ 1
    }

    package init(offset: Int, line: Int, column: Int) {
        storedOffset = UInt32(clamping: offset)
        storedLine = UInt32(clamping: line)
        storedColumn = UInt32(clamping: column)
    }

    /// The number of UTF-8 bytes before the position.
    @inlinable package var offset: Int { Int(storedOffset) }

    /// The line, counted from 1.
    package var line: Int { Int(storedLine) }

    /// The column in UTF-8 bytes, counted from 1 as by the compiler.
    package var column: Int { Int(storedColumn) }

    /// The first position of any text.
    package static let start = SourcePosition(offset: 0, line: 1, column: 1)

    /// Returns the position a number of bytes further on the same line.
    package func moved(by bytes: Int) -> SourcePosition {
        SourcePosition(offset: offset + bytes, line: line, column: column + bytes)
    }
}

extension SourcePosition: Comparable {
    @inlinable
    package static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}

extension SourcePosition: Codable {
    private enum CodingKeys: String, CodingKey {
        case storedOffset = "offset"
        case storedLine = "line"
        case storedColumn = "column"
    }
}

extension String {
    /// The words of a list: `"Array Set"`. An array of literals takes ten times as much code.
    package var words: [String] { utf8.split { $0.isSpace }.map { String(Substring($0)) } }
}

/// The meaning of a byte of source text.
extension UInt8 {
    /// Whether the byte may be part of a name: ASCII letters and digits, `_`, and every byte outside of ASCII.
    package var isPartOfName: Bool {
        // Numbers, because each `UInt8(ascii:)` is a call in a debug build. The bit makes a letter lowercase.
        let letter = self | 0x20
        return letter >= 0x61 && letter <= 0x7A || self >= 0x30 && self <= 0x39 || self == 0x5F
            || self >= 0x80
    }

    /// Whether the byte is a space or a tab.
    package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether the byte is part of a line end.
    package var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// Whether the byte is white space.
    package var isSpace: Bool { isBlank || isLineEnd }
}
