import HeirloomModel

/// Finds facts about the statements of a closure, without those of closures within them.
struct ClosureStatements {
    /// The maximum depth of blocks that are examined. The compiler's own limit is 256.
    private static let maximumDepth = 256

    private var found = ClosureExpression.Statements()
    private var depth = 0
    private let cursor: TokenCursor

    /// The facts about the tokens from one index up to another.
    static func found(from start: Int, to end: Int, in cursor: TokenCursor) -> ClosureExpression.Statements {
        var statements = ClosureStatements(cursor: cursor)
        statements.look(from: start, to: end, catchesErrors: false)
        let first = start < end && cursor.token(at: start).keyword == .return ? start + 1 : start
        if first < end { statements.noteForm(from: first, to: end) }
        statements.found.localTypes = LocalTypes.found(from: start, to: end, in: cursor)
        return statements.found
    }

    private init(cursor: TokenCursor) { self.cursor = cursor }

    /// - Parameter catchesErrors: Whether errors that are thrown by these tokens stay in the closure.
    private mutating func look(from start: Int, to end: Int, catchesErrors: Bool) {
        var index = start
        // The keyword of a statement whose next braces are a block, and not a closure.
        var beginning: Keyword?
        while index < end {
            let token = cursor.token(at: index)
            let followsPeriod = index > start && cursor.token(at: index - 1).kind == .period
            switch token.kind {
            case .identifier:
                if isUnnamedParameter(token) { found.usesUnnamedParameters = true }
                // Before a colon, any word is a label.
                let isLabel = index + 1 < end && cursor.token(at: index + 1).kind == .colon
                guard !followsPeriod, !isLabel, let keyword = token.keyword else { break }
                note(keyword, at: index, catchesErrors: catchesErrors)
                if Self.beforeBlocks.contains(keyword) { beginning = keyword }
            case .leftBrace:
                let close = Int(token.partner)
                if let word = beginning, depth < Self.maximumDepth {
                    beginning = nil
                    depth += 1
                    defer { depth -= 1 }
                    // The compiler checks whether the clauses catch every error.
                    let catches = word == .do && cursor.token(at: close + 1).keyword == .catch
                    look(from: index + 1, to: close, catchesErrors: catchesErrors || catches)
                }
                index = close
            default:
                break
            }
            index += 1
        }
    }

    /// `$0`, but not the projected value `$text`.
    private func isUnnamedParameter(_ token: Token) -> Bool {
        let start = Int(token.start)
        guard cursor.bytes[start] == UInt8(ascii: "$"), token.end > token.start + 1 else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(cursor.bytes[start + 1])
    }

    private mutating func note(_ keyword: Keyword, at index: Int, catchesErrors: Bool) {
        if keyword == .await { found.suspends = true }
        let isTried = keyword == .try && !isMarked(index + 1) || keyword == .throw
        if isTried, !catchesErrors { found.throwsErrors = true }
    }

    /// Whether `?` or `!` is at an index, so that errors stay in the closure.
    private func isMarked(_ index: Int) -> Bool {
        let token = cursor.token(at: index)
        return !token.followsSpace && (cursor.isOperator(token, "?") || cursor.isOperator(token, "!"))
    }

    private static let beforeBlocks: KeywordSet = [
        .if, .else, .guard, .while, .for, .switch, .repeat, .do, .catch, .defer,
    ]

    /// Notes the form of the statements if they are a single expression, without its `return`.
    private mutating func noteForm(from first: Int, to end: Int) {
        let token = cursor.token(at: first)
        let isOnePair = token.kind.isOpening && Int(token.partner) == end - 1
        let isEmpty = end == first + 2 || end == first + 3 && cursor.token(at: first + 1).kind == .colon
        found.leaveTypeOpen =
            first + 1 == end && token.keyword == .nil
            || isOnePair && isEmpty && token.kind == .leftBracket
            || token.kind == .period && isOneStatement(from: first, to: end)
        // No other kind of statement starts with a brace.
        found.areOneClosure = isOnePair && token.kind == .leftBrace
    }

    /// Whether no other statement follows, after a semicolon or on a line of its own.
    private func isOneStatement(from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end {
            let token = cursor.token(at: index)
            if token.kind == .semicolon { return false }
            if index > start, token.followsNewline, token.kind == .identifier { return false }
            index = token.kind.isOpening ? Int(token.partner) + 1 : index + 1
        }
        return true
    }
}
