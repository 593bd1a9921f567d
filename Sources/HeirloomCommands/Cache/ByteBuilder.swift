/// Bytes that are written one value after the other. Numbers are little-endian.
struct ByteBuilder {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

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
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
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
}
