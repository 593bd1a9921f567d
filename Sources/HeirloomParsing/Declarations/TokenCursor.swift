import HeirloomModel

/// A place among the tokens of a text, from which a parser reads on.
struct TokenCursor {
    let source: LexedSource
    private let tokens: UnsafePointer<Token>
    private let lastIndex: Int
    private(set) var index = 0
    /// The token at the cursor, or what is left of an operator of which a part is read already.
    private(set) var token: Token
    /// The offset after what was read last.
    private(set) var previousEnd = 0

    init(_ source: LexedSource) {
        self.source = source
        tokens = source.tokens
        lastIndex = source.tokenCount - 1
        token = source.tokens[0]
    }

    var kind: TokenKind { token.kind }
    var start: Int { Int(token.start) }

    /// The token so many places on; the end of the file from there on.
    func peek(_ distance: Int = 1) -> Token {
        tokens[min(index + distance, lastIndex)]
    }

    /// The token with that index.
    func token(at place: Int) -> Token {
        tokens[min(place, lastIndex)]
    }

    mutating func advance() {
        previousEnd = Int(token.end)
        if index < lastIndex { index += 1 }
        token = tokens[index]
    }

    /// Moves past one token, or past a whole pair of delimiters and all between.
    mutating func skip() {
        guard token.kind.isOpening else {
            advance()
            return
        }
        let opening = token.kind
        jump(to: Int(token.partner))
        if opening.isClosed(by: token.kind) { advance() }
    }

    /// Moves on to the token with that index.
    mutating func jump(to place: Int) {
        guard place > index else {
            advance()
            return
        }
        index = min(place, lastIndex)
        token = tokens[index]
        previousEnd = Int(tokens[index - 1].end)
    }

    // MARK: Operators

    /// Whether the cursor stands at exactly this operator.
    func isOperator(_ text: StaticString) -> Bool {
        token.kind == .operator && isOperator(token, text)
    }

    func isOperator(_ token: Token, _ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard token.kind == .operator, Int(token.end - token.start) == count else { return false }
        let start = Int(token.start)
        var place = 0
        while place < count {
            if source.bytes[start + place] != text.utf8Start[place] { return false }
            place += 1
        }
        return true
    }

    /// Whether the cursor stands at an operator that begins with this character.
    func startsOperator(_ character: UInt8) -> Bool {
        token.kind == .operator && source.bytes[start] == character
    }

    /// Moves past one character of an operator: the `>` of `>?`.
    mutating func advanceInOperator() {
        guard token.end - token.start > 1 else {
            advance()
            return
        }
        token = token.droppingFirst()
        previousEnd = Int(token.start)
    }

    // MARK: Words

    /// The keyword at the cursor, backticked names aside.
    var keyword: Keyword? { token.keyword }

    /// Whether the cursor stands at this word.
    func isWord(_ word: StaticString) -> Bool { isWord(token, word) }

    func isWord(_ token: Token, _ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard token.kind == .identifier, Int(token.end - token.start) == count else { return false }
        let start = Int(token.start)
        var place = 0
        while place < count {
            if source.bytes[start + place] != word.utf8Start[place] { return false }
            place += 1
        }
        return true
    }

    /// The text of a token.
    func text(of token: Token) -> String {
        source.text(from: Int(token.start), to: Int(token.end))
    }

    /// The name a token spells, without backticks.
    func name(of token: Token) -> String {
        token.isBackticked
            ? source.text(from: Int(token.start) + 1, to: Int(token.end) - 1) : text(of: token)
    }

    /// Whether a name and the colon of a label stand so many places on: `label:`, not `Module::Type`.
    func isLabel(at distance: Int = 0) -> Bool {
        peek(distance).kind == .identifier && peek(distance + 1).kind == .colon
            && !isModuleSelector(at: distance + 1)
    }

    /// Whether the `::` of `Module::Type` stands so many places on.
    func isModuleSelector(at distance: Int = 0) -> Bool {
        let second = peek(distance + 1)
        return peek(distance).kind == .colon && second.kind == .colon && !second.followsSpace
            && peek(distance + 2).kind == .identifier
    }

    // MARK: Places

    func position(_ offset: Int) -> SourcePosition {
        let place = source.lineAndColumn(of: offset)
        return SourcePosition(offset: offset, line: place.line, column: place.column)
    }

    /// From an offset to the end of what was read last.
    func range(from start: Int) -> SourceRange {
        SourceRange(start: position(start), end: position(max(start, previousEnd)))
    }

    func range(of token: Token) -> SourceRange {
        SourceRange(start: position(Int(token.start)), end: position(Int(token.end)))
    }
}

extension TokenKind {
    /// Whether the other kind ends what this one begins.
    func isClosed(by other: TokenKind) -> Bool {
        self == .leftParenthesis && other == .rightParenthesis
            || self == .leftBracket && other == .rightBracket
            || self == .leftBrace && other == .rightBrace
    }

    /// Whether it ends whatever stands before it.
    var endsEverything: Bool {
        self == .rightParenthesis || self == .rightBracket || self == .rightBrace || self == .poundElseif
            || self == .poundElse || self == .poundEndif || self == .endOfFile
    }

    /// Whether it begins a pair of delimiters.
    var isOpening: Bool {
        self == .leftParenthesis || self == .leftBracket || self == .leftBrace
    }
}
