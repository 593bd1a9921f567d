/// Reads the bytes of a ``ByteBuilder`` without trusting them. Values that cannot be read are `nil`.
struct ByteScanner {
    private let bytes: [UInt8]
    private(set) var offset: Int
    let end: Int

    init?(_ bytes: [UInt8], _ range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { offset == end }

    mutating func skipToEnd() { offset = end }

    mutating func byte() -> UInt8? {
        guard offset < end else { return nil }
        offset += 1
        return bytes[offset - 1]
    }

    mutating func text() -> String? {
        guard let count = count(), count >= 0, count <= end - offset else { return nil }
        defer { offset += count }
        return bytes.withUnsafeBufferPointer { buffer in
            String(decoding: UnsafeBufferPointer(rebasing: buffer[offset..<offset + count]), as: UTF8.self)
        }
    }

    mutating func count() -> Int? {
        // Most numbers are small.
        if offset < end, bytes[offset] < 0x80 {
            offset += 1
            return Int(bytes[offset - 1])
        }
        var value: UInt = 0
        var shift: UInt = 0
        while shift < UInt(UInt.bitWidth), let byte = byte() {
            value |= UInt(byte & 0x7F) &<< shift
            if byte < 0x80 { return Int(bitPattern: value) }
            shift += 7
        }
        return nil
    }
}
