@testable import HeirloomParsing

/// The tokens of a text, one a line: kind, text, and `↵` before what begins a line.
func tokens(_ source: String) -> [String] {
    let lexed = LexedSource(Array(source.utf8))
    return (0..<lexed.tokenCount - 1).map { index in
        let token = lexed.tokens[index]
        let text = lexed.text(from: Int(token.start), to: Int(token.end))
        return (token.followsNewline && index > 0 ? "↵ " : "") + "\(token.kind) \(text)"
    }
}

/// The faults of a text: where, over what, and what is said.
func lexicalFaults(_ source: String) -> [String] {
    let lexed = LexedSource(Array(source.utf8))
    return lexed.faults.map { fault in
        let place = lexed.position(fault.start)
        let text = lexed.text(from: fault.start, to: fault.end)
        return "\(place.line):\(place.column) \(text): \(fault.message)"
    }
}
