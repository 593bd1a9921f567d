/// That bytes are not what they should be.
struct DamagedBytes: Error {}

/// Reads what a ``ByteBuilder`` wrote, and trusts none of it.
struct ByteScanner {
    private let bytes: [UInt8]
    private(set) var offset: Int
    let end: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) throws(DamagedBytes) {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw DamagedBytes() }
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    mutating func byte() throws(DamagedBytes) -> UInt8 {
        guard offset < end else { throw DamagedBytes() }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func text() throws(DamagedBytes) -> String {
        let count = try count()
        guard count >= 0, count <= end - offset else { throw DamagedBytes() }
        defer { offset += count }
        return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
    }

    mutating func count() throws(DamagedBytes) -> Int {
        var value: UInt = 0
        var shift: UInt = 0
        while shift < UInt(UInt.bitWidth) {
            let byte = try byte()
            value |= UInt(byte & 0x7F) &<< shift
            if byte < 0x80 { return Int(bitPattern: value) }
            shift += 7
        }
        throw DamagedBytes()
    }

    mutating func count32() throws(DamagedBytes) -> Int {
        var value = 0
        for index in 0..<4 { value |= Int(try byte()) << (8 * index) }
        return value
    }
}
