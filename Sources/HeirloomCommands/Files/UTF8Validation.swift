/// Validates UTF-8. The standard library's own validation requires newer systems than the tool supports.
package enum UTF8Validation {
    /// Returns the offset of the first byte that is not part of a well-formed sequence, or `nil` if there is none.
    ///
    /// Follows table 3-7 of the Unicode standard.
    package static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                offset += asciiCount(from: offset, in: buffer)
                if offset == buffer.count { return nil }
                guard let length = sequenceLength(at: offset, in: buffer) else { return offset }
                offset += length
            }
            return nil
        }
    }

    /// Returns the number of ASCII bytes from `start`. Source is ASCII nearly everywhere, so the check covers eight
    /// bytes at a time.
    private static func asciiCount(from start: Int, in buffer: UnsafeRawBufferPointer) -> Int {
        var offset = start
        while offset + 8 <= buffer.count {
            let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { break }
            offset += 8
        }
        while offset < buffer.count, buffer[offset] < 0x80 { offset += 1 }
        return offset - start
    }

    /// Returns the length of the multibyte sequence that begins at `offset`, or `nil` if it is ill-formed.
    private static func sequenceLength(at offset: Int, in buffer: UnsafeRawBufferPointer) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch buffer[offset] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard offset + length <= buffer.count, second.contains(buffer[offset + 1]) else { return nil }
        for index in (offset + 2)..<max(offset + length, offset + 2) where buffer[index] & 0xC0 != 0x80 {
            return nil
        }
        return length
    }
}
