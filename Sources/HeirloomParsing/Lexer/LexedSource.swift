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
        source.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { copy.initialize(from: base, count: buffer.count) }
        }
        (copy + source.count).initialize(repeating: 0, count: 8)
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
        var capacity = count / 24 + 16
        var starts = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
        starts[0] = 0
        var lines = 1
        var offset = 0
        while offset < count {
            let byte = bytes[offset]
            offset += 1
            // `\n`, and `\r` unless `\n` follows. Written out: this loop sees every byte.
            if byte > 0x0D || byte != 0x0A && (byte != 0x0D || bytes[offset] == 0x0A) { continue }
            if lines == capacity {
                let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
                larger.moveInitialize(from: starts, count: lines)
                starts.deallocate()
                starts = larger
                capacity *= 2
            }
            starts[lines] = UInt32(truncatingIfNeeded: offset)
            lines += 1
        }
        return (UnsafePointer(starts), lines)
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
