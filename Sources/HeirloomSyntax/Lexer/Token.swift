/// What a token is.
enum TokenKind: UInt8 {
    /// `name`, `` `name` ``, `$0`, keywords included
    case identifier
    case number
    /// A whole string literal, interpolations included.
    case string
    case regex
    /// A run of operator characters: `=`, `->`, `>>?`
    case `operator`
    case period
    case comma
    case colon
    case semicolon
    case at
    case backslash
    case leftParenthesis, rightParenthesis
    case leftBracket, rightBracket
    case leftBrace, rightBrace
    /// `#if` and the other directives of conditional compilation
    case poundIf, poundElseif, poundElse, poundEndif
    /// `#name`
    case macroName
    /// A character that starts nothing.
    case unknown
    case endOfFile
}

/// A stretch of source that Swift's grammar takes as one, in 24 bytes.
struct Token {
    var kind: TokenKind
    /// What it says, where that decides how a declaration is read; `nil` for names, backticked ones among them.
    var keyword: Keyword?
    private var marks: UInt8
    /// The offset of its first byte.
    var start: UInt32
    /// The offset after its last byte.
    var end: UInt32
    /// The index of the token that closes or opens this one; of the next directive for `#if` and `#else`.
    var partner: UInt32 = 0
    /// The line of its first byte, from 1.
    let line: UInt32
    /// The offset at which that line begins.
    let lineStart: UInt32

    init(
        kind: TokenKind,
        keyword: Keyword?,
        followsNewline: Bool,
        followsSpace: Bool,
        isBackticked: Bool,
        start: UInt32,
        end: UInt32,
        line: UInt32,
        lineStart: UInt32
    ) {
        self.kind = kind
        self.keyword = keyword
        marks = (followsNewline ? 1 : 0) | (followsSpace ? 2 : 0) | (isBackticked ? 4 : 0)
        self.start = start
        self.end = end
        self.line = line
        self.lineStart = lineStart
    }

    /// Whether a line ends between the token before and this one.
    var followsNewline: Bool { marks & 1 != 0 }

    /// Whether anything, a comment included, stands between the token before and this one.
    var followsSpace: Bool { marks & 2 != 0 }

    var isBackticked: Bool { marks & 4 != 0 }

    /// What is left of it once its first character is read: the `?` of `>?`.
    func droppingFirst() -> Token {
        var rest = self
        rest.start += 1
        rest.marks &= ~3
        return rest
    }
}
