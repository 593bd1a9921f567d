/// Finds keywords by their bytes, without creating a string for every name.
struct KeywordTable {
    private struct Entry {
        var word: ShortWord
        var keyword: Keyword
    }

    /// About four times as many slots as keywords, so that collisions are rare.
    private static let slotBits: UInt64 = 9

    /// Never freed.
    private let entries: UnsafePointer<Entry?>
    /// A bit for each length of a keyword, by the first byte. Never freed.
    private let counts: UnsafePointer<UInt16>

    /// The table of all keywords.
    nonisolated(unsafe) static let all = KeywordTable()

    private init() {
        let count = 1 << Int(Self.slotBits)
        let entries = UnsafeMutablePointer<Entry?>.allocate(capacity: count)
        entries.initialize(repeating: nil, count: count)
        let counts = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)
        counts.initialize(repeating: 0, count: 256)
        for keyword in Keyword.allCases {
            let spelling = Array(keyword.rawValue.utf8)
            counts[Int(spelling[0])] |= 1 << UInt16(spelling.count)
            let padded = spelling + [UInt8](repeating: 0, count: 16)
            let word = ShortWord(at: padded, count: spelling.count)
            var slot = word.slot(bits: Self.slotBits)
            while entries[slot] != nil { slot = (slot + 1) & (count - 1) }
            entries[slot] = Entry(word: word, keyword: keyword)
        }
        self.entries = UnsafePointer(entries)
        self.counts = UnsafePointer(counts)
    }

    /// Returns the keyword with these bytes; `nil` for any other word. Sixteen bytes must be readable.
    func keyword(of count: Int, at bytes: UnsafePointer<UInt8>) -> Keyword? {
        // The length and the first byte alone rule out most names.
        guard count <= ShortWord.maximumCount,
            counts[Int(bytes[0])] >> UInt16(truncatingIfNeeded: count) & 1 == 1
        else { return nil }
        let word = ShortWord(at: bytes, count: count)
        var slot = word.slot(bits: Self.slotBits)
        while let entry = entries[slot] {
            if entry.word == word { return entry.keyword }
            slot = (slot + 1) & (1 << Int(Self.slotBits) - 1)
        }
        return nil
    }
}
