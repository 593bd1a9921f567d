import Foundation
import HeirloomModel
import Testing

@testable import HeirloomBuild
import HeirloomCommands

@Suite struct ContentHashTests {
    /// SMHasher's verification test: for each `n` up to 255, hash the text `0, 1, … n - 1` with the seed `256 - n`;
    /// then hash all those hashes, and compare the first four bytes.
    @Test func hashesMatchMurmurHash3() {
        var all = ByteBuilder()
        for count in 0..<256 {
            all.append(ContentHash((0..<count).map { UInt8($0) }, seed: UInt32(256 - count)))
        }
        #expect(UInt32(truncatingIfNeeded: ContentHash(all.bytes).first) == 0x6384_ba69)
    }

    @Test func everyBitAffectsTheHash() {
        let text = Array("public struct App: Instantiable {}".utf8)
        var hashes: Set<ContentHash> = [ContentHash(text)]
        for bit in 0..<text.count * 8 {
            var other = text
            other[bit / 8] ^= 1 << (bit % 8)
            hashes.insert(ContentHash(other))
        }
        #expect(hashes.count == 1 + text.count * 8)
    }

    @Test(arguments: [0, 1, 15, 16, 65_535, 65_536, 65_537, 131_072, 200_001])
    func filesHaveTheHashOfTheirBytes(count: Int) throws {
        let folder = try CommandFolder()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
        try folder.write(Data(bytes), to: "out.swift")
        #expect(OutputFile(path: folder.path("out.swift")).hash == ContentHash(bytes))
    }

    @Test func alignmentDoesNotAffectTheHash() {
        let bytes = (0..<100).map { UInt8($0) }
        bytes.withUnsafeBytes { buffer in
            for start in 0..<16 {
                #expect(
                    ContentHash(UnsafeRawBufferPointer(rebasing: buffer[start...]))
                        == ContentHash(Array(bytes[start...]))
                )
            }
        }
    }
}
