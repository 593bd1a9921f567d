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
    package func text(_ range: SourceRange) -> String { String(decoding: slice(range), as: UTF8.self) }

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

    /// The end of a `//` comment that follows on the same line; the position itself if there is none.
    package func endOfComment(after position: SourcePosition) -> SourcePosition {
        let line = bytes.dropFirst(position.offset).prefix { !$0.isLineEnd }
        let isComment = line.drop(while: \.isBlank).starts(with: "//".utf8)
        return isComment ? position.moved(by: line.count) : position
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

/// The words of an expression that may be names, including those in string interpolations.
package struct ExpressionWords: Sendable {
    package struct Word: Equatable, Sendable {
        /// Without backticks.
        package let name: String
        /// The bytes of the word in the text, including backticks.
        package let range: Range<Int>
        /// Whether it follows a `.`.
        package let isMember: Bool
        /// Whether it follows a `#`.
        package let isMacro: Bool
        /// Whether `(` follows the word.
        package let isCalled: Bool
        /// Whether the word follows `(`, `[` or `,` and precedes `:`.
        package let isLabel: Bool
        /// Whether the word is in a string.
        package let isInString: Bool
    }

    package private(set) var words: [Word] = []
    /// Whether the expression contains braces, and so may declare names of its own.
    package private(set) var hasBraces = false
    private let bytes: [UInt8]

    package init(_ text: String) {
        bytes = Array(text.utf8)
        var index = 0
        readCode(from: &index, endsAtParenthesis: false)
    }

    /// Reads up to the end of the text, or to the parenthesis that ends an interpolation.
    private mutating func readCode(from index: inout Int, endsAtParenthesis: Bool) {
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                readString(from: &index)
                continue
            case UInt8(ascii: "("):
                depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if endsAtParenthesis, depth < 0 { return }
            case UInt8(ascii: "{"):
                hasBraces = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                index = end(from: index)
                continue
            case let byte where Self.isOfName(byte) || byte == UInt8(ascii: "`"):
                readWord(from: &index, isInString: endsAtParenthesis)
                continue
            case _:
                break
            }
            index += 1
        }
    }

    /// Reads a string. The content of a multiline string, or of one with `#`, is treated as code.
    private mutating func readString(from index: inout Int) {
        let isRaw = index > 0 && bytes[index - 1] == UInt8(ascii: "#")
        let isLong = bytes[index...].starts(with: [UInt8](repeating: UInt8(ascii: "\""), count: 3))
        index += isLong ? 3 : 1
        if isRaw || isLong { return }
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            index += 2
            if index <= bytes.count, bytes[index - 1] == UInt8(ascii: "(") {
                readCode(from: &index, endsAtParenthesis: true)
            }
        }
        index += 1
    }

    private mutating func readWord(from index: inout Int, isInString: Bool) {
        let start = index
        let isBackticked = bytes[start] == UInt8(ascii: "`")
        if isBackticked { index += 1 }
        let nameStart = index
        index = end(from: index)
        let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
        if isBackticked, index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
        guard !name.isEmpty else { return }
        let before = bytes[..<start].last { !$0.isSpace }
        let after = bytes[index...].first { !$0.isSpace }
        let beginsArgument = before.map { [UInt8]("([,".utf8).contains($0) } ?? false
        words.append(
            Word(
                name: name,
                range: start..<index,
                isMember: before == UInt8(ascii: "."),
                isMacro: before == UInt8(ascii: "#"),
                isCalled: after == UInt8(ascii: "("),
                isLabel: beginsArgument && after == UInt8(ascii: ":"),
                isInString: isInString
            )
        )
    }

    private func end(from start: Int) -> Int {
        bytes[start...].firstIndex { !Self.isOfName($0) } ?? bytes.count
    }

    private static func isOfName(_ byte: UInt8) -> Bool { byte.isPartOfName || byte == UInt8(ascii: "$") }
}
