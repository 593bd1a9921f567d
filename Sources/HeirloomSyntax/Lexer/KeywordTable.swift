/// Finds keywords by their bytes, without making a string of every name.
struct KeywordTable {
    private struct Entry {
        var word: ShortWord
        var keyword: Keyword
    }

    /// Four times as many slots as there are keywords, so that a name seldom meets one on its slot.
    private static let slotBits: UInt64 = 9

    /// It is never freed.
    private let entries: UnsafePointer<Entry?>
    /// By its first byte, a bit for each count of bytes that a keyword has. It is never freed.
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

    /// The keyword that a word of so many bytes is. Sixteen must be readable.
    func keyword(of count: Int, at bytes: UnsafePointer<UInt8>) -> Keyword? {
        // Most names are told from keywords by their length and first byte alone.
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
