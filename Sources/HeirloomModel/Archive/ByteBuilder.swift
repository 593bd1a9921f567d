/// Bytes that are written one value after the other. Numbers are little-endian.
package struct ByteBuilder {
    package private(set) var bytes: [UInt8] = []

    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    package mutating func append(_ byte: UInt8) { bytes.append(byte) }

    package mutating func append(_ bytes: [UInt8]) { self.bytes.append(contentsOf: bytes) }

    package mutating func append(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// A text with its length, so that two texts are not one.
    package mutating func append(_ text: String) {
        appendCount(text.utf8.count)
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// A number that is mostly small, in as few bytes as it takes: seven bits in each, from the lowest.
    package mutating func appendCount(_ count: Int) {
        var rest = UInt(bitPattern: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}
