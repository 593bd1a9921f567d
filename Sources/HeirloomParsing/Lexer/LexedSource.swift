import HeirloomModel

/// A source text and its tokens. It owns their memory.
final class LexedSource {
    /// The text, with zeros after its end, so that looking ahead needs no test.
    let bytes: UnsafePointer<UInt8>
    let byteCount: Int
    /// The last token is `endOfFile`.
    let tokens: UnsafePointer<Token>
    let tokenCount: Int
    let faults: [LexicalFault]
    /// Whether one of Heirloom's names occurs outside of bodies, so that the text deserves to be read in full.
    let mentionsHeirloom: Bool

    /// Reads the text, which must be shorter than four gigabytes. Bodies that hold no declarations have no tokens
    /// but their braces if they are passed.
    init(_ source: [UInt8], passesBodies: Bool = true) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + 16)
        source.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { copy.initialize(from: base, count: buffer.count) }
        }
        (copy + source.count).initialize(repeating: 0, count: 16)
        bytes = UnsafePointer(copy)
        byteCount = source.count

        var lexer = Lexer(bytes: bytes, count: source.count, passesBodies: passesBodies)
        lexer.run()
        tokens = UnsafePointer(lexer.tokens.base)
        tokenCount = lexer.tokens.count
        faults = lexer.faults
        mentionsHeirloom = lexer.mentionsHeirloom
    }

    deinit {
        bytes.deallocate()
        tokens.deallocate()
    }

    /// The place with that offset, counted from the token before it.
    func position(_ offset: Int) -> SourcePosition {
        var low = 0
        var high = tokenCount
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].start) <= offset { low = middle + 1 } else { high = middle }
        }
        var lines = low == 0 ? LineCount() : LineCount(of: tokens[low - 1])
        lines.pass(bytes, from: low == 0 ? 0 : Int(tokens[low - 1].start), to: offset)
        let place = UInt32(truncatingIfNeeded: offset)
        return SourcePosition(offset: place, line: lines.line, lineStart: lines.start)
    }

    /// The text between two offsets.
    func text(from start: Int, to end: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + start, count: max(0, end - start)), as: UTF8.self)
    }
}

/// A place at which the text breaks Swift's lexical grammar.
struct LexicalFault {
    var message: String
    var start: Int
    var end: Int
}
