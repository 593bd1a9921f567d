/// Cuts a text into tokens, by the whole of Swift's lexical grammar.
///
/// What the parser of declarations never looks into, the bodies of functions and accessors, is passed over without
/// tokens (`Lexer+Bodies.swift`). It takes time and memory in proportion to the text whatever the text holds:
/// nesting is kept on a stack of its own, and nothing is looked at more than a fixed number of times. It counts
/// in bytes and allocates nothing for a token, so that it is fast without optimisation too.
///
/// It cannot be copied, and what is asked of it for most bytes and words is `mutating`, although it changes nothing: for
/// each function that only looks at it the compiler would make a copy of its memory.
struct Lexer: ~Copyable {
    let bytes: UnsafePointer<UInt8>
    let end: Int
    let classes = ByteClass.table
    let continuesWord = ByteClass.continuesWord
    let isPlain = ByteClass.isPlain
    let isPlainPair = ByteClass.isPlainPair
    let isPlainInString = ByteClass.isPlainInString
    let keywords = KeywordTable.all
    var offset = 0
    /// Where the loop over the tokens looks up: the end of the text, or something before it that concerns a clause.
    var limit: Int
    /// The line that the lexer is in.
    var lines = LineCount()
    /// Whether lines may end in `\r` within the body that is passed, which takes more to count.
    var mayHoldReturns = false
    var tokens: TokenBuffer
    var openings = OpeningStack()
    var closings = ClosingStack()
    var faults: [LexicalFault] = []
    let soughtWords: SoughtWords
    /// The bits of the lengths of the sought names; none once one was found.
    var soughtLengths: UInt64
    var mentionsSoughtName = false
    /// The strings that are open. Within one, tokens are read but not kept.
    var stringDepth = 0
    /// The directives that are open.
    var conditionalDepth = 0
    /// The clauses around the lexer that the compiler may pass unread (`Lexer+Clauses.swift`).
    var clauses = SkippableClauses()
    var sawNewline = true
    var sawSpace = true
    var previousStart = 0
    var previousEnd = 0
    /// Whether `struct` or its like was read since the last brace, so that the next begins declarations.
    var awaitsTypeBody = false
    /// How many bytes were looked at to find the end of something, which may have none and then are looked at again.
    /// Tests hold it against the length of the text.
    var soughtBytes = 0
    /// Before this offset, bodies are read token by token.
    var bodiesAreReadBefore: Int

    /// The bytes must be followed by sixteen zeros.
    init(bytes: UnsafePointer<UInt8>, count: Int, seeking soughtWords: SoughtWords, passesBodies: Bool) {
        self.bytes = bytes
        end = count
        limit = count
        self.soughtWords = soughtWords
        soughtLengths = soughtWords.lengths
        tokens = TokenBuffer(capacity: count / 16 + 16)
        bodiesAreReadBefore = passesBodies ? 0 : Int.max
    }

    /// Reads everything.
    mutating func run() {
        skipFileStart()
        while true {
            skipTrivia()
            if offset >= limit {
                guard passLimit() else { break }
                continue
            }
            lexToken()
        }
        closeEverything()
        append(.endOfFile, from: end)
        openings.deallocate()
        closings.deallocate()
    }

    /// Keeps a token that reaches from `start` to where the lexer is.
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
                    followsNewline: sawNewline,
                    followsSpace: sawSpace,
                    isBackticked: isBackticked,
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
        // One is enough to silence a file; a thousand show enough of a text that is no Swift at all.
        if faults.count < 1000 { faults.append(LexicalFault(message: message, start: start, end: end)) }
        giveUpClause()
    }

    private mutating func lexToken() {
        switch classes[Int(bytes[offset])] {
        case .identifier:
            lexIdentifier()
        case .digit:
            lexNumber()
        case .operatorCharacter:
            lexOperator()
        case .nonASCII:
            if isUnicodeOperator(at: offset) { lexOperator() } else { lexIdentifier() }
        case .other:
            lexPunctuation()
        case .space, .newline:
            offset += 1
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
}
