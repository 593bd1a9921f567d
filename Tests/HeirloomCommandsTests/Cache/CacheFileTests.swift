import Testing

@testable import HeirloomCommands

@Suite struct CacheFileTests {
    private static let writer = ContentHash([1])
    private static let run = CleanRun(input: ContentHash([2]), output: ContentHash([3]))

    private static let entries: [CacheEntry] = (0..<20).map { number in
        let bytes = [UInt8](repeating: UInt8(number), count: number)
        return CacheEntry(
            key: ContentHash(bytes),
            shape: ContentHash(bytes, seed: 1),
            source: bytes,
            range: 0..<bytes.count
        )
    }
    .sorted { $0.key < $1.key }

    private static let bytes = CacheFile.bytes(writer: writer, cleanRun: run, entries: entries)

    @Test func `everything is found again`() throws {
        let file = try #require(CacheFile(Self.bytes, writer: Self.writer))
        #expect(file.count == Self.entries.count)
        #expect(file.cleanRun == Self.run)
        for (index, entry) in Self.entries.enumerated() {
            #expect(file.index(of: entry.key) == index)
            let found = file.entry(at: index)
            #expect(found.key == entry.key)
            #expect(found.shape == entry.shape)
            #expect(Array(found.source[found.range]) == entry.source)
        }
        #expect(file.index(of: ContentHash([9, 9])) == nil)
    }

    @Test func `an empty cache is one`() throws {
        let bytes = CacheFile.bytes(writer: Self.writer, cleanRun: nil, entries: [])
        let file = try #require(CacheFile(bytes, writer: Self.writer))
        #expect(file.count == 0)
        #expect(file.cleanRun == nil)
        #expect(file.index(of: ContentHash([1])) == nil)
    }

    @Test func `another program's cache is none`() {
        #expect(CacheFile(Self.bytes, writer: ContentHash([4])) == nil)
    }

    @Test func `a cache with one wrong byte is none`() {
        for index in Self.bytes.indices {
            var bytes = Self.bytes
            bytes[index] ^= 0x10
            #expect(CacheFile(bytes, writer: Self.writer) == nil, "byte \(index)")
        }
    }

    @Test func `a cache that is cut off or goes on is none`() {
        for count in Self.bytes.indices {
            #expect(CacheFile(Array(Self.bytes[..<count]), writer: Self.writer) == nil, "\(count) bytes")
        }
        #expect(CacheFile(Self.bytes + [0], writer: Self.writer) == nil)
    }
}
