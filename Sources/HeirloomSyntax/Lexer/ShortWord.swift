/// A word of at most 15 bytes, as two numbers that are fast to compare.
struct ShortWord: Equatable {
    private let low: UInt64
    private let high: UInt64

    static let maximumCount = 15

    /// Creates a word of `count` bytes. Sixteen bytes must be readable.
    init(at bytes: UnsafePointer<UInt8>, count: Int) {
        let start = UnsafeRawPointer(bytes)
        let first = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
        low = count < 8 ? first & (1 << UInt64(8 * count) &- 1) : first
        // Most words are shorter.
        guard count > 8 else {
            high = 0
            return
        }
        let second = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        high = second & (1 << UInt64(8 * (count - 8)) &- 1)
    }

    /// One of 2 to the power of `bits` slots, by a multiplication whose upper bits depend on every bit of the word.
    func slot(bits: UInt64) -> Int {
        Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
    }
}
