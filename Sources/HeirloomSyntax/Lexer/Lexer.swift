import HeirloomModel

/// Splits a text into tokens, by the whole of Swift's lexical grammar.
///
/// The bodies of functions and accessors, which the parser of declarations never examines, are skipped without tokens
/// (`Lexer+Bodies.swift`). Time and memory are linear in the length of any text: nesting is kept on a separate stack,
/// and no byte is examined more than a fixed number of times. The lexer counts in bytes and allocates nothing for a
/// token, so that it is fast even without optimization.
///
/// It is noncopyable, and the functions that are called for most bytes and words are `mutating`, although they change
/// nothing: for each nonmutating function, the compiler would copy the lexer's memory.
struct Lexer: ~Copyable {
    let bytes: UnsafePointer<UInt8>
    let end: Int
    let classes = ByteClass.table
    let continuesWord = ByteClass.continuesWord
    let isPlain = ByteClass.isPlain
    let isPlainInString = ByteClass.isPlainInString
    let keywords = KeywordTable.all
    var offset = 0
    /// The current line.
    var lines: LineCount
    var tokens: TokenBuffer
    var openings: OpeningStack
    var closings: ClosingStack
    var faults: [LexicalFault] = []
    let soughtWords: SoughtWords
    /// A bit for each length of a sought name; none once a name was found.
    var soughtLengths: UInt64
    var mentionsSoughtName = false
    /// The number of open strings. Within one, tokens are read but not kept.
    var stringDepth = 0
    /// The number of open `#if`.
    var conditionalDepth = 0
    var sawNewline = true
    var sawSpace = true
    var previousStart = 0
    var previousEnd = 0
    /// Whether `struct` or a similar keyword was read since the last brace, so that the next brace starts declarations.
    var awaitsTypeBody = false
    /// The count of bytes examined in searches for the end of something. If it has no end, they are examined again.
    /// Tests compare the count with the length of the text.
    var soughtBytes = 0
    /// Before this offset, bodies are read token by token.
    var bodiesAreReadBefore: Int

    /// Creates a lexer for bytes that are followed by sixteen zeros.
    init(
        bytes: UnsafePointer<UInt8>,
        count: Int,
        at origin: SourcePosition,
        seeking soughtWords: SoughtWords,
        passesBodies: Bool
    ) {
        self.bytes = bytes
        end = count
        lines = LineCount(at: origin)
        self.soughtWords = soughtWords
        soughtLengths = soughtWords.lengths
        tokens = TokenBuffer(capacity: count + 1)
        openings = OpeningStack(capacity: count)
        closings = ClosingStack(capacity: count)
        bodiesAreReadBefore = passesBodies ? 0 : Int.max
    }

    /// Reads the whole text.
    mutating func run() {
        skipFileStart()
        while offset < end { lexToken() }
        closeEverything()
        append(.endOfFile, from: end)
        openings.deallocate()
        closings.deallocate()
    }

    /// Keeps a token from `start` to the lexer's offset.
    mutating func append(
        _ kind: TokenKind,
        keyword: Keyword? = nil,
        from start: Int,
        isBackticked: Bool = false
    ) {
        if stringDepth == 0 {
            tokens.append(
                Token(
                    kind: kind,
                    keyword: keyword,
                    marks: (sawNewline ? 1 : 0) | (sawSpace ? 2 : 0) | (isBackticked ? 4 : 0),
                    start: UInt32(truncatingIfNeeded: start),
                    end: UInt32(truncatingIfNeeded: offset),
                    line: lines.line,
                    lineStart: lines.start
                )
            )
        }
        sawNewline = false
        sawSpace = false
        previousStart = start
        previousEnd = offset
    }

    mutating func report(_ message: String, from start: Int, to end: Int) {
        // One fault is enough to ignore a file, and a thousand are enough for a text that is not Swift at all.
        if faults.count < 1000 { faults.append(LexicalFault(message: message, start: start, end: end)) }
    }

    /// Reads a token, or what is between two.
    private mutating func lexToken() {
        switch classes[Int(bytes[offset])] {
        case .identifier:
            lexIdentifier()
        case .digit:
            lexNumber()
        case .other:
            lexPunctuation()
        case .space:
            offset = bytes.endOfSpaces(from: offset + 1)
            sawSpace = true
        case .operatorCharacter:
            if bytes[offset] == .slash, startsComment(offset) { skipTrivia() } else { lexOperator() }
        case .nonASCII:
            if isUnbreakingSpace(at: offset) {
                skipTrivia()
            } else if isUnicodeOperator(at: offset) {
                lexOperator()
            } else {
                lexIdentifier()
            }
        case .newline:
            skipTrivia()
        }
    }

    private mutating func lexPunctuation() {
        let start = offset
        switch bytes[start] {
        case .leftParenthesis: open(.parenthesis, .leftParenthesis)
        case .rightParenthesis: close(.parenthesis, .rightParenthesis)
        case .leftBracket: open(.bracket, .leftBracket)
        case .rightBracket: close(.bracket, .rightBracket)
        case .leftBrace: open(.brace, .leftBrace)
        case .rightBrace: close(.brace, .rightBrace)
        case .quote: openString(pounds: 0, from: start)
        case .pound: lexPound()
        case .backtick: lexBackticks()
        case .period:
            if bytes[start + 1] == .period { lexOperator() } else { lexSingle(.period) }
        case .comma: lexSingle(.comma)
        case .colon: lexSingle(.colon)
        case .semicolon: lexSingle(.semicolon)
        case .at: lexSingle(.at)
        case .backslash: lexSingle(.backslash)
        default:
            offset += 1
            report("this character has no meaning in Swift", from: start, to: offset)
            append(.unknown, from: start)
        }
    }

    mutating func lexSingle(_ kind: TokenKind) {
        offset += 1
        append(kind, from: offset - 1)
    }

    /// Skips a byte order mark and a first line `#!…`.
    mutating func skipFileStart() {
        if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
        if bytes[offset] == .pound, bytes[offset + 1] == .exclamationMark {
            offset = bytes.endOfLine(from: offset, to: end)
        }
    }

    /// Skips spaces, line ends and comments.
    mutating func skipTrivia() {
        while offset < end {
            let byte = bytes[offset]
            switch classes[Int(byte)] {
            case .space:
                offset = bytes.endOfSpaces(from: offset + 1)
                sawSpace = true
            case .newline:
                // `\r\n` is one line end.
                offset += byte == .carriageReturn && bytes[offset + 1] == .newline ? 2 : 1
                lines.begin(at: offset)
                sawSpace = true
                sawNewline = true
            case .operatorCharacter:
                guard byte == .slash else { return }
                if bytes[offset + 1] == .slash {
                    offset = bytes.endOfLine(from: offset, to: end)
                } else if bytes[offset + 1] == .asterisk {
                    skipBlockComment()
                } else {
                    return
                }
                sawSpace = true
            case .nonASCII:
                // A no-break space.
                guard byte == 0xC2, bytes[offset + 1] == 0xA0 else { return }
                offset += 2
                sawSpace = true
            case .identifier, .digit, .other:
                return
            }
        }
    }

    /// Skips a block comment, which may contain others.
    private mutating func skipBlockComment() {
        let start = offset
        if let stop = endOfBlockComment(from: start) {
            let line = lines.line
            offset = stop
            lines.pass(bytes, from: start, to: stop)
            if lines.line > line { sawNewline = true }
        } else {
            offset = end
            lines.pass(bytes, from: start, to: end)
            report("unterminated '/*' comment", from: start, to: start + 2)
        }
    }

    /// The offset after `/* … /* … */ … */`; `nil` if it does not end.
    mutating func endOfBlockComment(from start: Int) -> Int? {
        var depth = 1
        var place = start + 2
        defer { soughtBytes += place - start }
        while place < end {
            let byte = bytes[place]
            if byte == .asterisk, bytes[place + 1] == .slash {
                place += 2
                depth -= 1
                if depth == 0 { return place }
            } else if byte == .slash, bytes[place + 1] == .asterisk {
                place += 2
                depth += 1
            } else {
                place += 1
            }
        }
        return nil
    }
}

extension UnsafePointer<UInt8> {
    /// The offset of the next byte that is not a plain space, examining eight bytes at a time.
    func endOfSpaces(from start: Int) -> Int {
        var place = start
        if self[place] != 0x20 { return place }
        while true {
            let other =
                UInt64(littleEndian: UnsafeRawPointer(self + place).loadUnaligned(as: UInt64.self))
                ^ 0x2020_2020_2020_2020
            if other != 0 { return place + other.trailingZeroBitCount >> 3 }
            place += 8
        }
    }

    /// The offset of the next `\n` or `\r`, or `end`. Seven more bytes must be readable.
    ///
    /// It examines eight bytes at a time, because comments are a large part of a text. `x - 0x0E & ~x` sets the highest
    /// bit of each byte below `0x0E`, and hardly any byte but a line end is below. Bytes after the first such byte may
    /// be wrong, so only the first one counts.
    func endOfLine(from start: Int, to end: Int) -> Int {
        var place = start
        while place < end {
            let word = UInt64(littleEndian: UnsafeRawPointer(self + place).loadUnaligned(as: UInt64.self))
            let found = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
            if found == 0 {
                place += 8
                continue
            }
            place += found.trailingZeroBitCount >> 3
            if self[place] == .newline || self[place] == .carriageReturn { break }
            place += 1
        }
        return min(place, end)
    }
}
