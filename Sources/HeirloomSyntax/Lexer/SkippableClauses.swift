/// A clause of `#if` that the compiler may skip without reading it, and the state of the lexer that is needed to do the
/// same.
struct SkippableClause {
    /// The offset of its first token.
    let start: Int
    /// The offset of the directive after it, or the end of the text.
    let stop: Int
    let tokenCount: Int
    let faultCount: Int
    let openingCount: Int
    let conditionalDepth: Int
    let lines: LineCount
    let awaitsTypeBody: Bool
}

/// The enclosing clauses that the compiler may skip without reading them.
struct SkippableClauses {
    /// Innermost last.
    private var open: [SkippableClause] = []
    /// The end of each clause within the outermost one, by the offset of its directive, so that none is searched twice.
    var stops: [Int: Int] = [:]
    /// The lowest number of `#` for which the search for the end of a multiline regular expression failed. With this
    /// many `#` or more, none ends later in the text.
    var poundsOfNoRegex: Int?
    /// The last directive, the end of its line, and the number of openings there, if a clause that may be skipped
    /// follows.
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
