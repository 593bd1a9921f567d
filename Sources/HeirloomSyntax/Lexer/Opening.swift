/// An open delimiter, string or directive.
struct Opening {
    enum Kind: UInt8 {
        case parenthesis, bracket, brace
        /// `"`, `"""`, `#"`
        case string
        /// `\(` in a string
        case interpolation
        /// `#if`
        case conditional
    }

    var kind: Kind
    var isMultiline = false
    /// The clauses of `#if` so far.
    var clauses = ClauseSequence()
    /// The number of faults before the current clause.
    var faultCount: UInt32 = 0
    /// The number of `#` around a string.
    var pounds: UInt32 = 0
    /// The index of its token; for `#if`, of the latest directive. Meaningless within interpolations.
    var token: UInt32
    /// The offset at which it was opened.
    var start: UInt32

    // The numbers of delimiters that could be closed from here. They show without a search whether a closing delimiter
    // is unexpected. A brace hides the parentheses and brackets around it; an interpolation and a directive hide
    // everything.
    var parentheses: UInt32 = 0
    var brackets: UInt32 = 0
    var braces: UInt32 = 0
}

/// The open delimiters, strings and directives, innermost last.
struct OpeningStack {
    let base: UnsafeMutablePointer<Opening>
    private(set) var count = 0

    /// A stack for at most one opening for each byte of a text.
    init(capacity: Int) {
        base = .allocate(capacity: capacity)
    }

    mutating func push(_ opening: Opening) {
        (base + count).initialize(to: opening)
        count += 1
    }

    /// Removes the innermost opening. There must be one.
    mutating func pop() -> Opening {
        count -= 1
        return base[count]
    }

    /// Keeps only the outermost openings, up to a number.
    mutating func truncate(to depth: Int) {
        count = depth
    }

    func deallocate() {
        base.deallocate()
    }
}
