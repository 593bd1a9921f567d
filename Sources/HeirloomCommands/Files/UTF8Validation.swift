/// Whether bytes are UTF-8. The standard library tells only on newer systems than the tool runs on.
package enum UTF8Validation {
    /// The first byte that is no part of a well-formed sequence, `nil` where all are.
    ///
    /// After table 3-7 of the Unicode standard.
    package static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var offset = 0
            while offset < buffer.count {
                if buffer[offset] < 0x80 {
                    offset += 1
                    continue
                }
                guard let length = sequenceLength(at: offset, in: buffer) else { return offset }
                offset += length
            }
            return nil
        }
    }

    private static func sequenceLength(at offset: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int? {
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
