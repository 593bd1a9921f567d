/// A place in a source text: its UTF-8 offset, and the line and column an editor shows for it.
package struct SourcePosition: Hashable, Sendable, Codable {
    /// UTF-8 bytes before the place.
    package var offset: Int
    /// The line, from 1.
    package var line: Int
    /// The column in UTF-8 bytes, from 1, as the compiler counts.
    package var column: Int

    package init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// The first place of any text.
    package static let start = SourcePosition(offset: 0, line: 1, column: 1)
}

extension SourcePosition: Comparable {
    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        left.offset < right.offset
    }
}
