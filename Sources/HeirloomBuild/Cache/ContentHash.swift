import HeirloomModel

/// A hash of 128 bits: MurmurHash3_x64_128 by Austin Appleby, from `https://github.com/aappleby/smhasher`, which is in
/// the public domain.
///
/// It distinguishes texts and does not resist attacks: a person who can write a source needs no collision.
package struct ContentHash: Hashable, Sendable {
    package var first: UInt64
    package var second: UInt64

    package init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    package init(_ bytes: [UInt8], seed: UInt32 = 0) {
        self = bytes.withUnsafeBytes { ContentHash($0, seed: seed) }
    }

    /// Hashes a range of the bytes.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self = bytes.withUnsafeBytes { ContentHash(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }

    package init(_ bytes: UnsafeRawBufferPointer, seed: UInt32 = 0) {
        first = UInt64(seed)
        second = UInt64(seed)
        absorb(bytes)
        finish(bytes)
    }

    /// Processes all blocks of 16 bytes. It reads eight aligned bytes at a time and without generic functions, because the
    /// build plugin's tool is not optimized.
    private mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        if Int(bitPattern: start) % 8 != 0 { return Array(bytes).withUnsafeBytes { absorb($0) } }
        // In the byte order of the machine, which is little-endian on all platforms that Swift supports.
        let words = start.assumingMemoryBound(to: UInt64.self)
        let count = bytes.count / 16 * 2
        var index = 0
        while index < count {
            first ^= Self.firstMix(words[index])
            first = ((first &<< 27 | first &>> 37) &+ second) &* 5 &+ 0x52dc_e729
            second ^= Self.secondMix(words[index + 1])
            second = ((second &<< 31 | second &>> 33) &+ first) &* 5 &+ 0x3849_5ab5
            index += 2
        }
    }

    /// Processes the remaining bytes, and the count of all.
    private mutating func finish(_ bytes: UnsafeRawBufferPointer) {
        let blocksEnd = bytes.count & ~15
        first ^= Self.firstMix(Self.lastWord(in: bytes, from: blocksEnd))
        second ^= Self.secondMix(Self.lastWord(in: bytes, from: blocksEnd + 8))
        first ^= UInt64(bytes.count)
        second ^= UInt64(bytes.count)
        first &+= second
        second &+= first
        first = Self.avalanche(first)
        second = Self.avalanche(second)
        first &+= second
        second &+= first
    }

    /// Returns up to eight remaining bytes of the last block.
    private static func lastWord(in bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
        var word: UInt64 = 0
        var offset = min(start + 8, bytes.count)
        while offset > start {
            offset -= 1
            word = word &<< 8 | UInt64(bytes[offset])
        }
        return word
    }

    private static func firstMix(_ word: UInt64) -> UInt64 {
        let product = word &* 0x87c3_7b91_1142_53d5
        return (product &<< 31 | product &>> 33) &* 0x4cf5_ad43_2745_937f
    }

    private static func secondMix(_ word: UInt64) -> UInt64 {
        let product = word &* 0x4cf5_ad43_2745_937f
        return (product &<< 33 | product &>> 31) &* 0x87c3_7b91_1142_53d5
    }

    private static func avalanche(_ word: UInt64) -> UInt64 {
        var word = word
        word ^= word &>> 33
        word = word &* 0xff51_afd7_ed55_8ccd
        word ^= word &>> 33
        word = word &* 0xc4ce_b9fe_1a85_ec53
        return word ^ word &>> 33
    }
}

extension ContentHash: Comparable {
    package static func < (left: ContentHash, right: ContentHash) -> Bool {
        left.first == right.first ? left.second < right.second : left.first < right.first
    }
}

extension ByteBuilder {
    mutating func append(_ hash: ContentHash) {
        append(hash.first)
        append(hash.second)
    }
}
