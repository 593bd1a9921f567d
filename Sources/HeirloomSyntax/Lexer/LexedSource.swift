import HeirloomModel

/// A source text and its tokens, which owns their memory.
package final class LexedSource {
    /// The text, followed by zeros, so that looking ahead needs no check.
    let bytes: UnsafePointer<UInt8>
    let byteCount: Int
    /// The last token is `endOfFile`.
    let tokens: UnsafePointer<Token>
    let tokenCount: Int
    let faults: [LexicalFault]
    /// The count of bytes that the lexer examined in searches, in addition to those that it read.
    let soughtBytes: Int
    /// Whether a sought name occurs outside of bodies, so that the text is worth reading in full.
    package let mentionsSoughtName: Bool

    /// The position of the first byte in its file.
    let origin: SourcePosition

    /// Reads the text, which must be shorter than four gigabytes. With `passesBodies`, bodies that contain no
    /// declarations have no tokens except for their braces.
    init(
        _ source: [UInt8],
        seeking soughtWords: SoughtWords = .none,
        passesBodies: Bool = true,
        at origin: SourcePosition = .start
    ) {
        self.origin = origin
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + 16)
        source.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { copy.initialize(from: base, count: buffer.count) }
        }
        (copy + source.count).initialize(repeating: 0, count: 16)
        bytes = UnsafePointer(copy)
        byteCount = source.count

        var lexer = Lexer(
            bytes: bytes,
            count: source.count,
            at: origin,
            seeking: soughtWords,
            passesBodies: passesBodies
        )
        lexer.run()
        tokens = UnsafePointer(lexer.tokens.base)
        tokenCount = lexer.tokens.count
        faults = lexer.faults
        soughtBytes = lexer.soughtBytes
        mentionsSoughtName = lexer.mentionsSoughtName
    }

    deinit {
        bytes.deallocate()
        tokens.deallocate()
    }

    /// The faults with their positions, in order. Lines are counted once for all of them.
    var placedFaults: [SyntaxFault] {
        var lines = LineCount(at: .start)
        var place = 0
        return faults.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map {
                let fault = $0.element
                lines.pass(bytes, from: place, to: fault.start)
                place = fault.start
                var ending = lines
                ending.pass(bytes, from: fault.start, to: fault.end)
                return SyntaxFault(
                    message: fault.message,
                    range: SourceRange(
                        start: lines.position(fault.start),
                        end: ending.position(fault.end)
                    )
                )
            }
    }
}

/// A violation of Swift's lexical grammar.
struct LexicalFault {
    var message: String
    var start: Int
    var end: Int
}

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

/// Tokens in the order of their text.
///
/// The memory is managed by hand, because without optimization, which is how a build plugin's tool runs, an array's
/// `append` costs more than the lexing itself. There is room for a token of each byte; pages that are not used take no
/// memory.
struct TokenBuffer {
    let base: UnsafeMutablePointer<Token>
    private(set) var count = 0

    init(capacity: Int) {
        base = .allocate(capacity: capacity)
    }

    mutating func append(_ token: Token) {
        (base + count).initialize(to: token)
        count += 1
    }
}

/// The delimiters that must close the open ones in a body, innermost last, one byte each.
struct ClosingStack {
    /// The memory. It has a zero below the first element, so that there is always a last one.
    private let base: UnsafeMutablePointer<UInt8>
    private var count = 0

    init(capacity: Int) {
        base = .allocate(capacity: capacity + 1)
        base.initialize(to: 0)
    }

    var isEmpty: Bool { count == 0 }

    /// The innermost delimiter; zero if nothing is open.
    var last: UInt8 { base[count] }

    mutating func push(_ closing: UInt8) {
        count &+= 1
        (base + count).initialize(to: closing)
    }

    /// Removes the innermost delimiter. There must be one.
    mutating func pop() { count &-= 1 }

    mutating func removeAll() { count = 0 }

    func deallocate() { base.deallocate() }
}
