/// A clause of `#if` that the compiler may pass unread, with all that it takes to do the same.
struct SkippableClause {
    /// Where its first token stands.
    let start: Int
    /// Where the directive behind it stands, or the end of the text.
    let stop: Int
    let tokenCount: Int
    let faultCount: Int
    let openingCount: Int
    let conditionalDepth: Int
    let lines: LineCount
    let awaitsTypeBody: Bool
}

/// The clauses around the lexer that the compiler may pass unread.
struct SkippableClauses {
    /// The innermost last.
    private var open: [SkippableClause] = []
    /// Where each clause within the outermost ends, by the place of its directive, so that none is searched twice.
    var stops: [Int: Int] = [:]
    /// No regular expression of several lines with so many `#` or more ends behind where one was sought.
    var poundsOfNoRegex: Int?
    /// The directive that was read last, the end of its line, and how much was open there, if such a clause follows.
    var expected: (directive: Int, lineEnd: Int, openingCount: Int)?

    var innermost: SkippableClause? { open.last }

    mutating func push(_ clause: SkippableClause) {
        open.append(clause)
    }

    mutating func pop() {
        open.removeLast()
        if open.isEmpty { stops = [:] }
    }
}
