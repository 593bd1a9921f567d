import HeirloomModel

/// Finds facts about the statements of a closure, without those of closures within them.
struct ClosureStatements {
    private var found = ClosureExpression.Statements()
    private let cursor: TokenCursor

    /// The facts about the tokens from one index up to another.
    static func found(from start: Int, to end: Int, in cursor: TokenCursor) -> ClosureExpression.Statements {
        var statements = ClosureStatements(cursor: cursor)
        statements.found.usesUnnamedParameters = statements.useUnnamedParameters(from: start, to: end)
        let first = start < end && cursor.token(at: start).keyword == .return ? start + 1 : start
        if first < end { statements.noteForm(from: first, to: end) }
        statements.found.localTypes = LocalTypes.found(from: start, to: end, in: cursor)
        return statements.found
    }

    private init(cursor: TokenCursor) { self.cursor = cursor }

    private func useUnnamedParameters(from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end {
            let token = cursor.token(at: index)
            if token.kind == .identifier, isUnnamedParameter(token) { return true }
            index = token.kind == .leftBrace ? Int(token.partner) + 1 : index + 1
        }
        return false
    }

    /// `$0`, but not the projected value `$text`.
    private func isUnnamedParameter(_ token: Token) -> Bool {
        let start = Int(token.start)
        guard cursor.bytes[start] == UInt8(ascii: "$"), token.end > token.start + 1 else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(cursor.bytes[start + 1])
    }

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
