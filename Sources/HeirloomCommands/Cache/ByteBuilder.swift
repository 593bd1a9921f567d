/// Bytes that are written one value after the other. Numbers are little-endian.
struct ByteBuilder {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ bytes: some Sequence<UInt8>) { self.bytes.append(contentsOf: bytes) }

    mutating func append(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ hash: ContentHash) {
        append(hash.first)
        append(hash.second)
    }

    /// A text with its length, so that two texts are not one.
    mutating func append(_ text: String) {
        appendCount(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// A number that is mostly small, in as few bytes as it takes: seven bits in each, from the lowest.
    mutating func appendCount(_ count: Int) {
        var rest = UInt(bitPattern: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Replaces four bytes that were written before.
    mutating func replaceCount32(at offset: Int, by count: UInt32) {
        for index in 0..<4 {
            bytes[offset + index] = UInt8(truncatingIfNeeded: count &>> (8 * UInt32(index)))
        }
    }
}
