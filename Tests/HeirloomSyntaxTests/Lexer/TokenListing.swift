@testable import HeirloomSyntax

/// Returns the tokens of a text: kind and text, with `↵` before tokens that start a line.
func tokens(_ source: String) -> [String] {
    let lexed = LexedSource(Array(source.utf8))
    let cursor = TokenCursor(lexed)
    return (0..<lexed.tokenCount - 1).map { index in
        let token = lexed.tokens[index]
        let text = cursor.text(of: token)
        return (token.followsNewline && index > 0 ? "↵ " : "") + "\(token.kind) \(text)"
    }
}

/// Returns the faults of a text in the order in which they are found: location, text, and message.
func lexicalFaults(_ source: String) -> [String] {
    let lexed = LexedSource(Array(source.utf8))
    let placed = lexed.placedFaults
    let cursor = TokenCursor(lexed)
    return lexed.faults.compactMap { fault in
        let text = cursor.text(from: fault.start, to: fault.end)
        let place = placed.first { $0.range.start.offset == fault.start }?.range.start
        return place.map { "\($0.line):\($0.column) \(text): \(fault.message)" }
    }
}
