import HeirloomModel

extension DeclarationParser {
    /// Enters the first clause of `#if`.
    mutating func beginConditional(isFileScope: Bool) {
        hasConditions = true
        if reportsDepth() { return skipConditional() }
        openConditionals.append(OpenConditional(start: cursor.start))
        enterClause(isFileScope: isFileScope)
    }

    /// Enters the clause whose directive is at the cursor.
    private mutating func enterClause(isFileScope: Bool) {
        let directive = cursor.token
        let header = ClauseHeader(
            start: cursor.start,
            condition: parseDirective(),
            mayBeSkipped: directive.mayBeSkipped,
            faultCount: faults.count
        )
        enter(
            Container(
                kind: .clause(header),
                isFileScope: isFileScope,
                endIndex: Int(directive.partner),
                keepsStorage: innermost.keepsStorage,
                keepsFunctions: innermost.keepsFunctions
            )
        )
    }

    /// Advances past a directive. Returns its condition; `nil` for `#else`.
    mutating func parseDirective() -> String? {
        let directive = cursor.token
        cursor.advance()
        if directive.kind == .poundElse { return nil }
        let start = cursor.start
        while cursor.index < Int(directive.partner), !cursor.token.followsNewline { cursor.advance() }
        return cursor.text(from: start)
    }

    /// Ends a clause, and enters the next one or ends the `#if`.
    mutating func closeClause(_ header: ClauseHeader, _ container: Container) {
        // The clause may be written for a compiler that accepts more than this parser does.
        if header.mayBeSkipped, faults.count > header.faultCount {
            faults.removeSubrange(header.faultCount...)
            pendingHead = nil
        }
        openConditionals[openConditionals.count - 1].clauses.append(
            ConditionalClause(
                condition: header.condition,
                declarations: container.declarations,
                range: cursor.range(from: header.start)
            )
        )
        if cursor.kind == .poundElse || cursor.kind == .poundElseif {
            enterClause(isFileScope: container.isFileScope)
            return
        }
        if cursor.kind == .poundEndif { cursor.advance() }
        let conditional = openConditionals.removeLast()
        guard conditional.clauses.contains(where: { !$0.declarations.isEmpty }) else { return }
        let range = cursor.range(from: conditional.start)
        add(.conditional(ConditionalDeclarations(clauses: conditional.clauses, range: range)))
    }

    /// The condition of the clause at the cursor, combined with those of the enclosing clauses. Only 64 levels are
    /// considered, more than any real code has.
    var conditionOfClause: Condition {
        var conditions: [Condition] = []
        let containers = [innermost] + outer.reversed()
        for (container, open) in zip(containers, openConditionals.reversed()).prefix(64) {
            guard case .clause(let header) = container.kind else { break }
            let earlier = open.clauses.map { Self.condition($0.condition).negated }
            conditions.append(.all(of: earlier + [Self.condition(header.condition)]))
        }
        return .all(of: conditions.reversed())
    }

    /// The condition of a clause by itself; always true for `#else`.
    private static func condition(_ text: String?) -> Condition {
        text.map { Condition($0) } ?? .constant(true)
    }

    /// Skips everything from `#if` to its `#endif`.
    mutating func skipConditional() {
        while cursor.kind == .poundIf || cursor.kind == .poundElseif || cursor.kind == .poundElse {
            cursor.jump(to: Int(cursor.token.partner))
        }
        if cursor.kind == .poundEndif { cursor.advance() }
    }
}
