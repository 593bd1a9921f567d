import HeirloomModel

/// Finds the types that the statements of a closure declare, including those in nested braces: `struct Row { … }`
enum LocalTypes {
    /// The outermost types between two indices.
    static func found(from start: Int, to end: Int, in cursor: TokenCursor) -> [ClosureExpression.LocalType] {
        var types: [ClosureExpression.LocalType] = []
        var index = start
        // The delimiters that are open.
        var openings: [Token] = []
        while index < end {
            let token = cursor.token(at: index)
            if let last = openings.last, Int(last.partner) == index {
                openings.removeLast()
            } else if token.kind.isOpening {
                openings.append(token)
            } else if openings.last?.kind ?? .leftBrace == .leftBrace, isDeclared(at: index, in: cursor) {
                let name = cursor.token(at: index + 1)
                types.append(
                    ClosureExpression.LocalType(name: cursor.name(of: name), range: cursor.range(of: name))
                )
                index = body(of: index, in: cursor, to: end)
            }
            index += 1
        }
        return types
    }

    private static let kinds: KeywordSet = [.struct, .class, .enum, .actor]

    /// Whether a type is declared at an index. `actor` may also be a name, and `class` a modifier of `func`.
    private static func isDeclared(at index: Int, in cursor: TokenCursor) -> Bool {
        guard let keyword = cursor.token(at: index).keyword, kinds.contains(keyword),
            index == 0 || cursor.token(at: index - 1).kind != .period
        else { return false }
        let name = cursor.token(at: index + 1)
        guard name.kind == .identifier, name.keyword == nil, keyword != .actor || !name.followsNewline else {
            return false
        }
        let next = cursor.token(at: index + 2)
        return next.kind == .leftBrace || next.kind == .colon || next.kind == .operator
    }

    /// The index of the `}` that ends a type, or `end` if there is none.
    private static func body(of declaration: Int, in cursor: TokenCursor, to end: Int) -> Int {
        var index = declaration + 2
        while index < end, cursor.token(at: index).kind != .leftBrace {
            let token = cursor.token(at: index)
            index = token.kind.isOpening ? Int(token.partner) + 1 : index + 1
        }
        return index < end ? Int(cursor.token(at: index).partner) : end
    }
}
