/// A place in a source text: its UTF-8 offset, and the line and column an editor shows for it.
///
/// Every declaration holds a dozen of them, so they take twelve bytes instead of twenty-four. No source of four
/// gigabytes is read, and none is checked for: builds without optimization, which plugins are, would pay for that
/// at every token.
package struct SourcePosition: Hashable, Sendable {
    private var storedOffset: UInt32
    private var storedLine: UInt32
    private var storedColumn: UInt32

    /// A place in the line that begins at that offset.
    package init(offset: UInt32, line: UInt32, lineStart: UInt32) {
        storedOffset = offset
        storedLine = line
        storedColumn = offset &- lineStart &+ 1
    }

    package init(offset: Int, line: Int, column: Int) {
        storedOffset = UInt32(truncatingIfNeeded: offset)
        storedLine = UInt32(truncatingIfNeeded: line)
        storedColumn = UInt32(truncatingIfNeeded: column)
    }

    /// UTF-8 bytes before the place.
    package var offset: Int { Int(storedOffset) }

    /// The line, from 1.
    package var line: Int { Int(storedLine) }

    /// The column in UTF-8 bytes, from 1, as the compiler counts.
    package var column: Int { Int(storedColumn) }

    /// The first place of any text.
    package static let start = SourcePosition(offset: 0, line: 1, column: 1)
}

extension SourcePosition: Comparable {
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
