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
    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        left.offset < right.offset
    }
}

extension SourcePosition: Codable {
    private enum CodingKeys: String, CodingKey {
        case storedOffset = "offset"
        case storedLine = "line"
        case storedColumn = "column"
    }
}
