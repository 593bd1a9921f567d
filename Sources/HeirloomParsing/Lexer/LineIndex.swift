/// The lines of a text, and the line of each offset.
///
/// Parsers ask for places all the time, so that a search among the lines would be a tenth of their work. The line
/// at every 64th byte is known instead, from which the one that is sought is never far.
struct LineIndex {
    private static let blockBits = 6

    /// The offsets at which lines begin, and a last one that no offset reaches.
    private let starts: UnsafePointer<UInt32>
    /// The line in which each block of 64 bytes begins.
    private let blocks: UnsafePointer<UInt32>

    /// The bytes must be followed by sixteen zeros.
    init(bytes: UnsafePointer<UInt8>, count: Int) {
        var capacity = count / 24 + 16
        var starts = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
        let blocks = UnsafeMutablePointer<UInt32>.allocate(capacity: count >> Self.blockBits + 1)
        starts[0] = 0
        var lines = 1
        var block = 0
        var place = 0
        while true {
            place = Self.endOfLine(in: bytes, from: place, end: count)
            // `\r\n` is one end.
            let start = place + (bytes[place] == .carriageReturn && bytes[place + 1] == .newline ? 2 : 1)
            while block << Self.blockBits < min(start, count + 1) {
                blocks[block] = UInt32(truncatingIfNeeded: lines - 1)
                block += 1
            }
            if place >= count { break }
            place = start
            if lines + 1 == capacity {
                let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
                larger.moveInitialize(from: starts, count: lines)
                starts.deallocate()
                starts = larger
                capacity *= 2
            }
            starts[lines] = UInt32(truncatingIfNeeded: start)
            lines += 1
        }
        starts[lines] = UInt32.max
        self.starts = UnsafePointer(starts)
        self.blocks = UnsafePointer(blocks)
    }

    func deallocate() {
        starts.deallocate()
        blocks.deallocate()
    }

    /// The line and column of an offset within the text or at its end, both from 1.
    func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
        var line = Int(blocks[offset >> Self.blockBits])
        while Int(starts[line + 1]) <= offset { line += 1 }
        return (line + 1, offset - Int(starts[line]) + 1)
    }

    /// The offset of the next `\n` or `\r`, or the end.
    ///
    /// It looks at eight bytes at once: comments are a good part of a text. `x - 0x0E & ~x` has the highest bit of
    /// each byte below `0x0E`, which few but line ends are. Above the first such byte it may lie, so only
    /// that one counts.
    static func endOfLine(in bytes: UnsafePointer<UInt8>, from start: Int, end: Int) -> Int {
        var place = start
        while place < end {
            let word = UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
            let found = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
            if found == 0 {
                place += 8
                continue
            }
            place += found.trailingZeroBitCount >> 3
            if bytes[place] == .newline || bytes[place] == .carriageReturn { break }
            place += 1
        }
        return min(place, end)
    }
}
