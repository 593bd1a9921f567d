/// A hash of a project's paths and contents: projects that differ in one byte have different fingerprints.
///
/// 64-bit FNV-1a over each path, a zero, each text, and a zero, in the order of the paths.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    package let value: UInt64

    init(of sources: [(path: String, text: String)]) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for source in sources.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
            for part in [source.path, source.text] {
                for byte in part.utf8 { hash = Self.mixed(hash, byte) }
                hash = Self.mixed(hash, 0)
            }
        }
        value = hash
    }

    /// Sixteen hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
}
