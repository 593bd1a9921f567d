import HeirloomModel

/// The words of an expression that may be names, including those in string interpolations.
package struct ExpressionWords: Sendable {
    package struct Word: Hashable, Sendable {
        /// Without backticks.
        package var name: String
        /// The bytes of the word in the text, including backticks.
        package var range: Range<Int>
        /// Whether it follows a `.`.
        package var isMember: Bool
        /// Whether it follows a `#`.
        package var isMacro: Bool
        /// Whether `(` follows the word.
        package var isCalled: Bool
        /// Whether the word follows `(`, `[` or `,` and precedes `:`.
        package var isLabel: Bool
        /// Whether the word is in a string.
        package var isInString: Bool
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
