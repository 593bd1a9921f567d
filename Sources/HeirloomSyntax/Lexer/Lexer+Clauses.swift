import HeirloomModel

// Code under a test of the compiler's version may be written for another compiler, in a grammar that is not known here.
// When the compiler skips such a clause, it recognizes only directives, and syntax in which directives have no meaning,
// such as comments and strings. The lexer does the same, but only for a clause that cannot be read; it keeps the tokens
// of others.
// Each such clause is searched for its end once, before its tokens are read, and these are read once.

extension Lexer {
    /// Prepares for the clause after the last directive, if the compiler may skip it without reading it.
    mutating func expectClause(from directive: Int, hasCondition: Bool) {
        let opening = openings.base + (openings.count - 1)
        let lineEnd = endOfDirective(from: offset)
        var mayBeSkipped = opening.pointee.mayBeDecided
        if hasCondition {
            let verdict = versionVerdict(from: offset, to: lineEnd)
            mayBeSkipped = mayBeSkipped || verdict.mayFail
            if verdict.mayHold { opening.pointee.mayBeDecided = true }
        }
        guard mayBeSkipped else { return }
        clauses.expected = (directive, lineEnd, openings.count)
        limit = min(limit, lineEnd)
    }

    /// Whether the condition at an offset tests the compiler's version.
    mutating func asksForVersion(from place: Int) -> Bool {
        let verdict = versionVerdict(from: place, to: endOfDirective(from: place))
        return verdict.mayHold || verdict.mayFail
    }

    private func versionVerdict(from start: Int, to end: Int) -> VersionVerdict {
        var stop = start
        while stop < end, bytes[stop] != .slash || bytes[stop + 1] != .slash { stop += 1 }
        let condition = UnsafeBufferPointer(start: bytes + start, count: stop - start)
        return VersionVerdict(Condition(String(decoding: condition, as: UTF8.self)))
    }

    /// The end of the line, or of the line on which a comment that starts on it ends.
    private mutating func endOfDirective(from start: Int) -> Int {
        var place = start
        while place < end, classes[Int(bytes[place])] != .newline {
            if bytes[place] == .slash, bytes[place + 1] == .slash { return endOfLine(from: place) }
            if bytes[place] == .slash, bytes[place + 1] == .asterisk {
                place = endOfBlockComment(from: place) ?? end
            } else {
                place += 1
            }
        }
        soughtBytes += place - start
        return place
    }

    /// Records that the innermost clause that the compiler may skip cannot be read.
    mutating func giveUpClause() {
        if clauses.innermost != nil { limit = 0 }
    }

    /// Enters or leaves a clause; `false` at the end of the text.
    mutating func passLimit() -> Bool {
        if let clause = clauses.innermost, limit == 0 || offset >= clause.stop {
            let isRead = limit > 0 && offset == clause.stop && openings.count == clause.openingCount
            clauses.pop()
            if !isRead { skip(clause) }
        } else if let expected = clauses.expected, offset < end {
            clauses.expected = nil
            if stringDepth == 0, openings.count == expected.openingCount { enterClause(expected.directive) }
        } else if offset >= end {
            return false
        }
        limit = clauses.innermost?.stop ?? end
        return true
    }

    private mutating func enterClause(_ directive: Int) {
        if clauses.innermost == nil { findStops(of: directive, from: offset) }
        // A directive that the search has not found is part of something else to the compiler.
        guard let stop = clauses.stops[directive], offset < stop else { return }
        clauses.push(
            SkippableClause(
                start: offset,
                stop: stop,
                tokenCount: tokens.count,
                faultCount: faults.count,
                openingCount: openings.count,
                conditionalDepth: conditionalDepth,
                lines: lines,
                awaitsTypeBody: awaitsTypeBody
            )
        )
    }

    /// Discards everything that was read in the clause, and continues after it.
    private mutating func skip(_ clause: SkippableClause) {
        tokens.truncate(to: clause.tokenCount)
        faults.removeSubrange(clause.faultCount...)
        openings.truncate(to: clause.openingCount)
        conditionalDepth = clause.conditionalDepth
        awaitsTypeBody = clause.awaitsTypeBody
        stringDepth = 0
        clauses.expected = nil
        if offset > clause.stop {
            lines = clause.lines
            offset = clause.start
            soughtBytes += clause.stop - clause.start
        }
        lines.pass(bytes, from: offset, to: clause.stop)
        offset = clause.stop
        sawNewline = true
        sawSpace = true
    }
}
