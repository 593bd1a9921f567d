import HeirloomModel

/// The clauses after the block of a `do`: `catch let error as LoadError { … } catch { … }`
enum CatchClauses {
    /// Whether one of the clauses catches every error. The compiler decides that by the form of a clause, whatever is
    /// thrown.
    ///
    /// - Parameter close: The index of the `}` of the block.
    static func catchEverything(behind close: Int, in cursor: TokenCursor) -> Bool {
        var index = close + 1
        while cursor.token(at: index).keyword == .catch {
            var end = index + 1
            while !endsPattern(cursor.token(at: end)) {
                let token = cursor.token(at: end)
                end = token.kind.isOpening ? Int(token.partner) + 1 : end + 1
            }
            if takesEverything(from: index + 1, to: end, in: cursor) { return true }
            guard cursor.token(at: end).kind == .leftBrace else { return false }
            index = Int(cursor.token(at: end).partner) + 1
        }
        return false
    }

    private static func endsPattern(_ token: Token) -> Bool {
        token.kind == .leftBrace || token.kind.endsEverything
    }

    /// Whether a pattern matches every error: none, `let error`, `_`, or one of these with a cast that always succeeds,
    /// `let error as any Error`.
    private static func takesEverything(from start: Int, to end: Int, in cursor: TokenCursor) -> Bool {
        if start == end { return true }
        let first = cursor.token(at: start)
        if first.kind == .leftParenthesis, Int(first.partner) == end - 1 {
            return takesEverything(from: start + 1, to: end - 1, in: cursor)
        }
        var index = start
        if first.keyword == .let || first.keyword == .var { index += 1 }
        if first.keyword != .is {
            guard index < end, cursor.token(at: index).kind == .identifier,
                index > start || cursor.isWord(cursor.token(at: index), "_")
            else { return false }
            index += 1
        }
        if index == end { return true }
        guard [.as, .is].contains(cursor.token(at: index).keyword) else { return false }
        index += 1
        if cursor.token(at: index).keyword == .any { index += 1 }
        return index == end - 1 && cursor.isWord(cursor.token(at: index), "Error")
    }
}
