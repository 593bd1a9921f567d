/// A source text, its tokens and its lines. It owns their memory.
final class LexedSource {
    /// The text, with zeros after its end, so that looking ahead needs no test.
    let bytes: UnsafePointer<UInt8>
    let byteCount: Int
    /// The last token is `endOfFile`.
    let tokens: UnsafePointer<Token>
    let tokenCount: Int
    let faults: [LexicalFault]
    /// Whether one of Heirloom's names occurs, so that the text deserves to be read in full.
    let mentionsHeirloom: Bool
    /// The offsets at which lines begin.
    private let lineStarts: UnsafePointer<UInt32>
    private let lineCount: Int

    /// Reads the text. It must be shorter than four gigabytes.
    init(_ source: [UInt8]) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + 8)
        copy.initialize(repeating: 0, count: source.count + 8)
        source.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { copy.update(from: base, count: buffer.count) }
        }
        bytes = UnsafePointer(copy)
        byteCount = source.count

        var lexer = Lexer(bytes: bytes, count: source.count)
        lexer.run()
        tokens = UnsafePointer(lexer.tokens.base)
        tokenCount = lexer.tokens.count
        faults = lexer.faults
        mentionsHeirloom = lexer.mentionsHeirloom
        (lineStarts, lineCount) = Self.lineStarts(in: bytes, count: source.count)
    }

    deinit {
        bytes.deallocate()
        tokens.deallocate()
        lineStarts.deallocate()
    }

    private static func lineStarts(in bytes: UnsafePointer<UInt8>, count: Int) -> (UnsafePointer<UInt32>, Int)
    {
        var lines = 1
        var offset = 0
        while offset < count {
            if isLineEnd(bytes, offset) { lines += 1 }
            offset += 1
        }
        let starts = UnsafeMutablePointer<UInt32>.allocate(capacity: lines)
        starts.initialize(to: 0)
        var line = 1
        offset = 0
        while offset < count {
            if isLineEnd(bytes, offset) {
                (starts + line).initialize(to: UInt32(truncatingIfNeeded: offset + 1))
                line += 1
            }
            offset += 1
        }
        return (UnsafePointer(starts), lines)
    }

    /// `\n`, and `\r` unless `\n` follows.
    private static func isLineEnd(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
        let byte = bytes[offset]
        if byte == .newline { return true }
        return byte == .carriageReturn && bytes[offset + 1] != .newline
    }

    /// The line and column of an offset, found by bisection.
    func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - Int(lineStarts[low]) + 1)
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
