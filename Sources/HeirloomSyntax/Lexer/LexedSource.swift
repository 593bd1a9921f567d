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
