/// A set of keywords, one bit each.
struct KeywordSet: ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(arrayLiteral keywords: Keyword...) {
        for keyword in keywords {
            if keyword.number < 64 { low |= 1 << keyword.number } else { high |= 1 << (keyword.number - 64) }
        }
    }

    func contains(_ keyword: Keyword) -> Bool {
        let number = keyword.number
        return (number < 64 ? low >> number : high >> (number - 64)) & 1 == 1
    }

    func union(_ other: KeywordSet) -> KeywordSet {
        var union = self
        union.low |= other.low
        union.high |= other.high
        return union
    }
}

extension Keyword {
    /// The index among the cases, of which there are fewer than 128.
    fileprivate var number: UInt64 { UInt64(unsafeBitCast(self, to: UInt8.self)) }
}
