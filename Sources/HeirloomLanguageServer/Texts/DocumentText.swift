import HeirloomDocuments
import HeirloomModel

/// A position in a text: its line, and its column in UTF-8 bytes, both counted from 0.
struct TextPosition: Hashable, Comparable {
    var line: Int
    var column: Int

    init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    init(_ position: SourcePosition) { self.init(line: position.line - 1, column: position.column - 1) }

    init(_ place: GraphDocument.Place) { self.init(line: place.line - 1, column: place.column - 1) }

    static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

/// A text whose positions can be converted to those of an editor.
struct DocumentText {
    /// Without a byte order mark.
    let bytes: [UInt8]
    /// The bytes of the file before the text, which count in the first line's columns.
    private let markCount: Int
    /// The offset at which each line starts.
    private let lineStarts: [Int]

    init(_ text: String) { self.init(withoutMark: Array(text.utf8), markCount: 0) }

    /// Creates the text of a file, which may start with a byte order mark. Editors do not show it.
    init(file bytes: [UInt8]) {
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        self.init(withoutMark: isMarked ? Array(bytes.dropFirst(3)) : bytes, markCount: isMarked ? 3 : 0)
    }

    private init(withoutMark bytes: [UInt8], markCount: Int) {
        self.bytes = bytes
        self.markCount = markCount
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte.isLineEnd {
            // A carriage return ends a line unless a line feed follows.
            let isPair =
                byte == UInt8(ascii: "\r") && offset + 1 < bytes.count
                && bytes[offset + 1] == UInt8(ascii: "\n")
            if !isPair { starts.append(offset + 1) }
        }
        lineStarts = starts
    }

    /// Returns the offset of a position, which is moved into the text if it is outside.
    func offset(of position: TextPosition) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lineStarts.count else { return bytes.count }
        let column = position.line == 0 ? position.column - markCount : position.column
        return lineStarts[position.line] + min(max(column, 0), line(position.line).count)
    }

    /// Returns an editor's position, moved into the text.
    func position(_ position: TextPosition, in encoding: PositionEncoding) -> LSP.Position {
        let offset = offset(of: position)
        let line = min(max(position.line, 0), lineStarts.count - 1)
        let before = bytes[lineStarts[line]..<offset]
        switch encoding {
        case .utf8: return LSP.Position(line: line, character: before.count)
        case .utf16:
            return LSP.Position(line: line, character: String(decoding: before, as: UTF8.self).utf16.count)
        }
    }

    /// Returns the position in the text for an editor's, moved into the text.
    func position(_ position: LSP.Position, in encoding: PositionEncoding) -> TextPosition {
        guard position.line >= 0 else { return TextPosition(line: 0, column: markCount) }
        guard position.line < lineStarts.count else { return end }
        let line = line(position.line)
        var column = 0
        switch encoding {
        case .utf8: column = min(max(position.character, 0), line.count)
        case .utf16:
            var units = 0
            for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
                units += UTF16.width(scalar)
                if units > position.character { break }
                column += UTF8.width(scalar)
            }
        }
        return TextPosition(line: position.line, column: column + (position.line == 0 ? markCount : 0))
    }

    /// The text with its byte order mark, as it would be in a file.
    var fileBytes: [UInt8] { markCount == 0 ? bytes : [0xEF, 0xBB, 0xBF] + bytes }

    /// Returns the text with a part replaced, and the shift of the positions behind it.
    func replacing(_ range: Range<TextPosition>, with text: String) -> (text: DocumentText, shift: TextShift)
    {
        let (start, end) = (offset(of: range.lowerBound), offset(of: range.upperBound))
        let new = bytes[..<start] + Array(text.utf8) + bytes[end...]
        let replaced = DocumentText(withoutMark: Array(new), markCount: markCount)
        let shift = TextShift(
            start: position(atOffset: start),
            oldEnd: position(atOffset: end),
            newEnd: replaced.position(atOffset: start + text.utf8.count)
        )
        return (replaced, shift)
    }

    /// Returns the shift to a text in which a single part is taken to have been replaced.
    func shift(to other: DocumentText) -> TextShift {
        let start = zip(bytes, other.bytes).prefix { $0 == $1 }.count
        let most = min(bytes.count, other.bytes.count) - start
        let rest = zip(bytes.reversed(), other.bytes.reversed()).prefix(most).prefix { $0 == $1 }.count
        return TextShift(
            start: position(atOffset: start),
            oldEnd: position(atOffset: bytes.count - rest),
            newEnd: other.position(atOffset: other.bytes.count - rest)
        )
    }

    /// The end of the text.
    var end: TextPosition { position(atOffset: bytes.count) }

    private func position(atOffset offset: Int) -> TextPosition {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return TextPosition(line: low, column: offset - lineStarts[low] + (low == 0 ? markCount : 0))
    }

    /// Returns a line without its end.
    private func line(_ number: Int) -> ArraySlice<UInt8> {
        let end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
        var line = bytes[lineStarts[number]..<end]
        while let last = line.last, last.isLineEnd, number + 1 < lineStarts.count { line.removeLast() }
        return line
    }
}

/// A replaced part of a text, which moves the positions behind it.
struct TextShift: Hashable {
    let start: TextPosition
    let oldEnd: TextPosition
    let newEnd: TextPosition

    /// Returns where a position is after the change; one within the replaced part moves to its start.
    ///
    /// - Parameter endsRange: Whether the position is the end of a range, which text inserted there does not extend.
    func moved(_ position: TextPosition, endsRange: Bool) -> TextPosition {
        if position < start || endsRange && position == start { return position }
        guard position >= oldEnd else { return start }
        guard position.line == oldEnd.line else {
            return TextPosition(line: position.line + newEnd.line - oldEnd.line, column: position.column)
        }
        return TextPosition(line: newEnd.line, column: position.column + newEnd.column - oldEnd.column)
    }
}
