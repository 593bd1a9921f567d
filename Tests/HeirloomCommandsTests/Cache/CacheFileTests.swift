import Testing

@testable import HeirloomBuild
import HeirloomCommands

@Suite struct CacheFileTests {
    private static let writer = ContentHash([1])
    private static let run = CleanRun(input: ContentHash([2]), output: ContentHash([3]))

    private static let entries: [CacheEntry] = (0..<20).map { number in
        let bytes = [UInt8](repeating: UInt8(number), count: number)
        return CacheEntry(
            key: ContentHash(bytes),
            summary: EncodedSummary(
                bytes: bytes,
                shape: ContentHash(bytes, seed: 1),
                check: ContentHash(bytes)
            )
        )
    }
    .sorted { $0.key < $1.key }

    private static let bytes = CacheFile.bytes(writer: writer, cleanRun: run, entries: entries)

    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
    }

    private func file(_ bytes: [UInt8], writer: ContentHash = Self.writer) throws -> CacheFile? {
        try OutputFile(path: folder.path("A.cache")).replace(with: bytes)
        return CacheFile(path: folder.path("A.cache"), writer: writer)
    }

    @Test func writtenEntriesAreFoundAgain() throws {
        let file = try #require(try file(Self.bytes))
        #expect(file.count == Self.entries.count)
        #expect(file.cleanRun == Self.run)
        for (index, entry) in Self.entries.enumerated() {
            #expect(file.find(entry.key) == FoundEntry(index: index, shape: entry.summary.shape))
            #expect(file.entry(at: index) == entry)
        }
        #expect(file.find(ContentHash([9, 9])) == nil)
    }

    @Test func openCachesSurviveTheirReplacement() throws {
        let file = try #require(try file(Self.bytes))
        _ = try self.file([])
        #expect((0..<file.count).map(file.entry) == Self.entries)
    }

    @Test func emptyCachesAreValid() throws {
        let bytes = CacheFile.bytes(writer: Self.writer, cleanRun: nil, entries: [])
        let file = try #require(try file(bytes))
        #expect(file.count == 0)
        #expect(file.cleanRun == nil)
        #expect(file.find(ContentHash([1])) == nil)
    }

    @Test func cachesOfOtherBuildsAreIgnored() throws {
        #expect(try file(Self.bytes, writer: ContentHash([4])) == nil)
    }

    @Test func damagedIndexesInvalidateTheCacheAndDamagedSummariesAreSkipped()
        throws
    {
        let summaries = Self.bytes.count - Self.entries.reduce(0) { $0 + $1.summary.bytes.count }
        for index in Self.bytes.indices {
            var bytes = Self.bytes
            bytes[index] ^= 0x10
            let file = try file(bytes)
            #expect((file == nil) == (index < summaries), "byte \(index)")
            guard let file else { continue }
            let found = (0..<file.count).map(file.entry)
            #expect(found.count { $0 == nil } == 1)
            #expect(zip(found, Self.entries).allSatisfy { $0 == nil || $0 == $1 })
        }
    }

    @Test func truncatedOrExtendedCachesAreInvalid() throws {
        for count in Self.bytes.indices {
            #expect(try file(Array(Self.bytes[..<count])) == nil, "\(count) bytes")
        }
        #expect(try file(Self.bytes + [0]) == nil)
    }
}
