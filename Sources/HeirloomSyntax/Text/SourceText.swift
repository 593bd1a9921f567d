import HeirloomModel

/// The text that was parsed, including the parts that its declarations leave out: white space and bodies.
package struct SourceText: Sendable {
    package let bytes: [UInt8]

    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Calls a function with all bytes.
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer(body)
    }

    /// The text of a range.
    package func text(_ range: SourceRange) -> String {
        String(decoding: slice(range), as: UTF8.self)
    }

    /// The range with the white space that follows, so that removing it leaves no gap.
    package func withTrailingSpace(_ range: SourceRange) -> SourceRange {
        var end = range.end
        while end.offset < bytes.count, let next = Self.position(after: bytes[end.offset], at: end) {
            end = next
        }
        return SourceRange(start: range.start, end: end)
    }

    /// The last byte before the offset that is not white space.
    package func lastVisibleByte(before offset: Int) -> UInt8? {
        bytes[..<min(offset, bytes.count)].last { !$0.isSpace }
    }

    /// The position of the first byte that is neither white space nor part of a comment, or the end of the text.
    package func firstCode(from start: SourcePosition) -> SourcePosition {
        var position = start
        var depth = 0
        var isInLine = false
        while position.offset < bytes.count {
            let byte = bytes[position.offset]
            let next = position.offset + 1 < bytes.count ? bytes[position.offset + 1] : 0
            if byte.isLineEnd {
                isInLine = false
            } else if isInLine || byte.isBlank {
                // Skipped.
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                depth += 1
                position = position.moved(by: 1)
            } else if depth > 0 {
                if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                    depth -= 1
                    position = position.moved(by: 1)
                }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                isInLine = true
            } else {
                return position
            }
            position = Self.position(after: bytes[position.offset], at: position) ?? position.moved(by: 1)
        }
        return position
    }

    /// The end of a `//` comment on the line of a body's `{`; the start of the body if there is none.
    package func endOfOpening(of body: SourceRange) -> SourcePosition {
        let line = bytes.dropFirst(body.start.offset).prefix { !$0.isLineEnd }
        let isComment = line.dropFirst().drop(while: \.isBlank).starts(with: "//".utf8)
        return isComment ? body.start.moved(by: line.count) : body.start
    }

    /// The white space at the start of the line that contains a position.
    package func indentation(at position: SourcePosition) -> String {
        let lineStart = max(0, position.offset - position.column + 1)
        guard lineStart <= bytes.count else { return "" }
        return String(decoding: bytes[lineStart...].prefix(while: \.isBlank), as: UTF8.self)
    }

    /// Whether the first indented line starts with a tab.
    package var isIndentedWithTabs: Bool {
        withBytes { bytes in
            // A hand-written loop, because the build plugin runs a debug build.
            var index = 0
            while index < bytes.count, !bytes[index].isBlank {
                while index < bytes.count, bytes[index] != .newline, bytes[index] != .carriageReturn {
                    index += 1
                }
                index += 1
            }
            return index < bytes.count && bytes[index] == UInt8(ascii: "\t")
        }
    }

    /// The white space for one level of indentation.
    package var indentationStep: String { isIndentedWithTabs ? "\t" : "    " }

    /// Whether an identifier occurs in a range as a word, including comments and strings.
    package func mentions(_ identifier: String, in range: SourceRange) -> Bool {
        !offsets(of: identifier, in: range).isEmpty
    }

    /// The offsets at which a word starts, in ascending order.
    package func offsets(of identifier: String, in range: SourceRange) -> [Int] {
        let word = Array(identifier.utf8)
        let text = slice(range)
        guard !word.isEmpty, text.count >= word.count else { return [] }
        return (text.startIndex...(text.endIndex - word.count)).filter { start in
            let end = start + word.count
            guard text[start] == word[0], text[start..<end].elementsEqual(word) else { return false }
            let startsWord = start == text.startIndex || !text[start - 1].isPartOfName
            let endsWord = end == text.endIndex || !text[end].isPartOfName
            return startsWord && endsWord
        }
    }

    private func slice(_ range: SourceRange) -> ArraySlice<UInt8> {
        let end = min(range.end.offset, bytes.count)
        return bytes[min(range.start.offset, end)..<end]
    }

    private static func position(after byte: UInt8, at position: SourcePosition) -> SourcePosition? {
        if byte == UInt8(ascii: "\n") {
            return SourcePosition(offset: position.offset + 1, line: position.line + 1, column: 1)
        }
        guard byte.isSpace else { return nil }
        return SourcePosition(offset: position.offset + 1, line: position.line, column: position.column + 1)
    }
}
