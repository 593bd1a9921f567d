import HeirloomModel

/// The words that determine how a declaration is read.
enum Keyword: String, CaseIterable {
    // Declarations.
    case `import`, `struct`, `class`, actor, `enum`, `protocol`, `extension`, `typealias`, `associatedtype`
    case `let`, `var`, `func`, `init`, `deinit`, `subscript`, `case`, `operator`, `precedencegroup`, macro

    // Modifiers.
    case `public`, `private`, `fileprivate`, `internal`, package, open
    case `static`, final, lazy, weak, unowned, dynamic, optional, override, required, convenience
    case mutating, nonmutating, consuming, borrowing, indirect, nonisolated, isolated, distributed
    case prefix, postfix, infix, sending, async
    case ownedParameter = "__owned"
    case sharedParameter = "__shared"
    case consumingMethod = "__consuming"
    case compileTimeConstant = "_const"
    case localModifier = "_local"

    // Types and signatures.
    case `inout`, any, some, each, `repeat`, `throws`, `rethrows`, reasync, `where`

    // Expressions and statements.
    case `try`, await, `as`, `is`, `in`, `return`, `throw`, `if`, `else`, `switch`, `guard`, `while`, `for`
    case `do`, `catch`, `defer`, `break`, `continue`, `fallthrough`, `default`
    case `self`, `super`, `nil`, `true`, `false`, consume, copy, unsafe, discard, yield
    case willSet, didSet

    /// Words that may precede the keyword of a declaration.
    static let modifiers: KeywordSet = [
        .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .lazy, .weak, .unowned,
        .dynamic, .optional, .override, .required, .convenience, .mutating, .nonmutating, .consuming,
        .borrowing, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix, .sending,
        .async, .ownedParameter, .sharedParameter, .consumingMethod, .compileTimeConstant, .localModifier,
    ]

    /// The access level that the word names; `nil` for other words.
    var accessLevel: AccessLevel? { AccessLevel(rawValue: rawValue) }

    /// Words that may start a type or an extension, whose body contains declarations.
    static let types: KeywordSet = [.struct, .class, .enum, .protocol, .extension, .actor]

    /// Reserved words that always start a declaration.
    static let declarations: KeywordSet = [
        .import, .struct, .class, .enum, .protocol, .extension, .typealias, .associatedtype, .let, .var,
        .func, .deinit, .operator, .precedencegroup,
    ]

    /// Words before which `class` is a modifier.
    static let afterClassModifier: KeywordSet = [.func, .var, .let, .subscript, .typealias]

    /// Words after which an expression still needs a value.
    static let beforeOperands: KeywordSet = [
        .try, .await, .as, .is, .in, .return, .throw, .if, .else, .switch, .guard, .while, .for, .case,
        .repeat, .some, .any, .each, .inout, .consume, .copy, .unsafe, .discard, .yield, .where,
    ]

    /// Words that continue the expression or statement of the line above.
    static let continuations: KeywordSet = [.as, .is, .else, .catch]

    /// Words that cannot name a type.
    static let reservedInTypes: KeywordSet = declarations.union([
        .`init`, .subscript, .case, .static, .public, .private, .fileprivate, .internal, .inout, .throws,
        .rethrows, .where, .try, .as, .is, .in, .return, .throw, .if, .else, .switch, .guard, .while, .for,
        .do, .catch, .defer, .break, .continue, .fallthrough, .default, .super, .nil, .true, .false, .repeat,
        .`self`,
    ])

    /// The index among the cases, of which there are fewer than 128.
    fileprivate var number: UInt64 { UInt64(unsafeBitCast(self, to: UInt8.self)) }
}

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
