import HeirloomModel

/// A token of a text, for edits that need no declarations.
package struct CodeToken: Hashable, Sendable {
    package var text: String
    package var range: SourceRange
    /// The index of the innermost delimiter that is open at the token.
    package var opener: Int?
    /// The index of the token that closes this delimiter; `nil` for other tokens.
    package var closer: Int?

    /// The content of a plain string literal; `nil` for other tokens.
    package var stringContent: Substring? {
        guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        return text.dropFirst().dropLast()
    }
}

extension Parser {
    /// Returns all tokens of a text, including those of bodies.
    package static func tokens(of source: [UInt8]) -> [CodeToken] {
        guard let lexed = lex(source, passesBodies: false) else { return [] }
        let cursor = TokenCursor(lexed)
        var tokens: [CodeToken] = []
        var openers: [Int] = []
        for index in 0..<max(0, lexed.tokenCount - 1) {
            let token = lexed.tokens[index]
            if let last = openers.last, tokens[last].closer == index { openers.removeLast() }
            let isOpening = token.kind.isOpening && Int(token.partner) < lexed.tokenCount - 1
            tokens.append(
                CodeToken(
                    text: cursor.text(of: token),
                    range: cursor.range(of: token),
                    opener: openers.last,
                    closer: isOpening ? Int(token.partner) : nil
                )
            )
            if isOpening { openers.append(index) }
        }
        return tokens
    }
}
