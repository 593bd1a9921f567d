import HeirloomModel

/// A position among the tokens of a text, from which a parser continues to read. The owner of a cursor must keep the
/// text alive.
struct TokenCursor {
    let bytes: UnsafePointer<UInt8>
    private let tokens: UnsafePointer<Token>
    private let lastIndex: Int
    /// The position of the text in its file.
    private let origin: SourcePosition
    private(set) var index = 0
    /// The token at the cursor, or the rest of an operator that was partly read.
    private(set) var token: Token
    /// The end of the last token, or part of one, that was read.
    private var previousEnd: UInt32 = 0

    init(_ source: LexedSource) {
        bytes = source.bytes
        tokens = source.tokens
        lastIndex = source.tokenCount - 1
        origin = source.origin
        token = source.tokens[0]
    }

    var kind: TokenKind { token.kind }

    /// The position of the token at the cursor.
    var start: SourcePosition { position(token.start, in: token) }

    /// The token at a distance from the cursor; the end of the file beyond that.
    func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, lastIndex)] }

    /// The token at an index.
    func token(at place: Int) -> Token { tokens[min(place, lastIndex)] }

    mutating func advance() {
        previousEnd = token.end
        if index < lastIndex { index += 1 }
        token = tokens[index]
    }

    /// Advances past one token, or past a pair of delimiters and everything in between.
    mutating func skip() {
        guard token.kind.isOpening else {
            advance()
            return
        }
        let opening = token.kind
        jump(to: Int(token.partner))
        if opening.isClosed(by: token.kind) { advance() }
    }

    /// Advances to the token at an index.
    mutating func jump(to place: Int) {
        guard place > index else {
            advance()
            return
        }
        index = min(place, lastIndex)
        token = tokens[index]
        previousEnd = tokens[index - 1].end
    }

    // MARK: Operators

    /// Whether an editor's placeholder is at the cursor: `<#name#>`.
    var isPlaceholder: Bool { token.kind == .identifier && bytes[Int(token.start)] == .lessThan }

    /// Whether exactly this operator is at the cursor.
    func isOperator(_ text: StaticString) -> Bool { isOperator(token, text) }

    func isOperator(_ token: Token, _ text: StaticString) -> Bool {
        token.kind == .operator && text.isSpelled(by: bytes, from: Int(token.start), to: Int(token.end))
    }

    /// Whether an operator that starts with this character is at the cursor.
    func startsOperator(_ character: UInt8) -> Bool {
        token.kind == .operator && bytes[Int(token.start)] == character
    }

    /// Advances past one character of an operator: the `>` in `>?`.
    mutating func advanceInOperator() {
        guard token.end - token.start > 1 else {
            advance()
            return
        }
        token = token.droppingFirst()
        previousEnd = token.start
    }

    // MARK: Words

    /// The keyword at the cursor; `nil` for backticked names.
    var keyword: Keyword? { token.keyword }

    /// Whether this word is at the cursor.
    func isWord(_ word: StaticString) -> Bool { isWord(token, word) }

    func isWord(_ token: Token, _ word: StaticString) -> Bool {
        token.kind == .identifier && word.isSpelled(by: bytes, from: Int(token.start), to: Int(token.end))
    }

    /// The text of a token.
    func text(of token: Token) -> String { text(from: Int(token.start), to: Int(token.end)) }

    /// The text between two offsets.
    func text(from start: Int, to end: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + start, count: max(0, end - start)), as: UTF8.self)
    }

    /// The text from a position to the end of the last token that was read.
    func text(from start: SourcePosition) -> String {
        text(from: start.offset - origin.offset, to: Int(previousEnd))
    }

    /// The text from the token at an index to the last one that was read, with a space for comments.
    func textWithoutComments(from first: Int) -> String {
        (first..<index).reduce(into: "") { text, place in
            if place > first, tokens[place].start > tokens[place - 1].end { text += " " }
            text += self.text(of: tokens[place])
        }
    }

    /// The name that a token spells, without backticks.
    func name(of token: Token) -> String {
        token.isBackticked
            ? text(from: Int(token.start) + 1, to: Int(token.end) - 1) : text(of: token)
    }

    /// Whether a label, a name with a colon, is at a distance from the cursor: `label:`, not `Module::Type`.
    func isLabel(at distance: Int = 0) -> Bool {
        peek(distance).kind == .identifier && peek(distance + 1).kind == .colon
            && !isModuleSelector(at: distance + 1)
    }

    /// Whether the `::` in `Module::Type` is at a distance from the cursor.
    func isModuleSelector(at distance: Int = 0) -> Bool {
        let second = peek(distance + 1)
        return peek(distance).kind == .colon && second.kind == .colon && !second.followsSpace
            && peek(distance + 2).kind == .identifier
    }

    // MARK: Places

    /// The end of the last token, or part of one, that was read.
    var end: SourcePosition {
        // After a part of an operator, the cursor's own token is the last one that starts before the end.
        if tokens[index].start <= previousEnd { return position(previousEnd, in: tokens[index]) }
        return index == 0 ? origin : position(previousEnd, in: tokens[index - 1])
    }

    /// The range from a position to the end of the last token that was read.
    func range(from start: SourcePosition) -> SourceRange {
        let end = end
        return SourceRange(start: start, end: end < start ? start : end)
    }

    func range(of token: Token) -> SourceRange {
        SourceRange(start: position(token.start, in: token), end: position(token.end, in: token))
    }

    /// The position of an offset that is within the token or at its end.
    private func position(_ offset: UInt32, in token: Token) -> SourcePosition {
        let offsetInFile = UInt32(truncatingIfNeeded: origin.offset)
        var lines = LineCount(of: token)
        if token.mayHoldLines { lines.pass(bytes, from: Int(token.start), to: Int(offset)) }
        return SourcePosition(
            offset: offset &+ offsetInFile,
            line: lines.line,
            lineStart: lines.start &+ offsetInFile
        )
    }
}

extension Token {
    /// Whether the token may span several lines.
    fileprivate var mayHoldLines: Bool { kind == .string || kind == .regex }
}

extension TokenKind {
    /// Whether the other kind closes this one.
    func isClosed(by other: TokenKind) -> Bool {
        self == .leftParenthesis && other == .rightParenthesis
            || self == .leftBracket && other == .rightBracket
            || self == .leftBrace && other == .rightBrace
    }

    /// Whether the token ends any expression or declaration before it.
    var endsEverything: Bool {
        self == .rightParenthesis || self == .rightBracket || self == .rightBrace || self == .poundElseif
            || self == .poundElse || self == .poundEndif || self == .endOfFile
    }

    /// Whether the token opens a pair of delimiters.
    var isOpening: Bool { self == .leftParenthesis || self == .leftBracket || self == .leftBrace }
}
