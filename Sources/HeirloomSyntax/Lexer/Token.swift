/// The kind of a token.
enum TokenKind: UInt8 {
    /// `name`, `` `name` ``, `$0`, including keywords
    case identifier
    case number
    /// A whole string literal, including interpolations.
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
    /// A character that cannot start a token.
    case unknown
    case endOfFile
}

/// A token of Swift's grammar, in 24 bytes.
struct Token {
    var kind: TokenKind
    /// The keyword, if it affects how a declaration is read; `nil` for names, including backticked ones.
    var keyword: Keyword?
    /// A bit for each of the facts below.
    private(set) var marks: UInt8
    /// The offset of its first byte.
    var start: UInt32
    /// The offset after its last byte.
    var end: UInt32
    /// The index of the token that closes or opens this one; for `#if`, `#elseif` and `#else`, of the next directive.
    var partner: UInt32 = 0
    /// The line of its first byte, from 1.
    let line: UInt32
    /// The offset at which that line starts.
    let lineStart: UInt32

    /// Whether a line ends between the previous token and this one.
    var followsNewline: Bool { marks & 1 != 0 }

    /// Whether anything, including a comment, is between the previous token and this one.
    var followsSpace: Bool { marks & 2 != 0 }

    var isBackticked: Bool { marks & 4 != 0 }

    /// Whether the compiler may skip the clause after this directive without reading it.
    var mayBeSkipped: Bool {
        get { marks & 8 != 0 }
        set { marks = newValue ? marks | 8 : marks & ~8 }
    }

    /// The rest of the token after its first character: the `?` in `>?`.
    func droppingFirst() -> Token {
        var rest = self
        rest.start += 1
        rest.marks &= ~3
        return rest
    }
}
