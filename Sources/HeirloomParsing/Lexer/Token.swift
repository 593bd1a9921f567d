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

/// A stretch of source that Swift's grammar takes as one.
struct Token {
    var kind: TokenKind
    /// Whether a line ends between the token before and this one.
    var followsNewline: Bool
    /// Whether anything, a comment included, stands between the token before and this one.
    var followsSpace: Bool
    var isBackticked: Bool
    /// The offset of its first byte.
    var start: UInt32
    /// The offset after its last byte.
    var end: UInt32
    /// The index of the token that closes or opens this one; of the next directive for `#if` and `#else`.
    var partner: UInt32
}
