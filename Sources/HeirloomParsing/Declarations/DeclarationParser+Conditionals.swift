import HeirloomModel

extension DeclarationParser {
    /// Enters the first clause of `#if`.
    mutating func beginConditional(isFileScope: Bool) {
        guard containers.count < Self.maximumDepth else {
            report("declarations nest deeper than \(Self.maximumDepth) levels", at: cursor.token)
            skipConditional()
            return
        }
        enterClause(earlierClauses: [], conditionalStart: cursor.start, isFileScope: isFileScope)
    }

    /// Enters the clause whose directive is at the cursor.
    private mutating func enterClause(
        earlierClauses: [ConditionalClause],
        conditionalStart: Int,
        isFileScope: Bool
    ) {
        let directive = cursor.token
        cursor.advance()
        var condition: String?
        if directive.kind != .poundElse {
            let start = cursor.start
            while cursor.index < Int(directive.partner), !cursor.token.followsNewline { cursor.advance() }
            condition = cursor.source.text(from: start, to: max(start, cursor.previousEnd))
        }
        let header = ClauseHeader(
            earlierClauses: earlierClauses,
            conditionalStart: conditionalStart,
            clauseStart: Int(directive.start),
            condition: condition
        )
        containers.append(
            Container(kind: .clause(header), isFileScope: isFileScope, endIndex: Int(directive.partner))
        )
    }

    /// Ends a clause, and enters the next or ends the whole.
    mutating func closeClause(_ header: ClauseHeader, _ container: Container) {
        let clause = ConditionalClause(
            condition: header.condition,
            declarations: container.declarations,
            range: cursor.range(from: header.clauseStart)
        )
        let clauses = header.earlierClauses + [clause]
        if cursor.kind == .poundElse || cursor.kind == .poundElseif {
            enterClause(
                earlierClauses: clauses,
                conditionalStart: header.conditionalStart,
                isFileScope: container.isFileScope
            )
            return
        }
        if cursor.kind == .poundEndif { cursor.advance() }
        guard clauses.contains(where: { !$0.declarations.isEmpty }) else { return }
        let range = cursor.range(from: header.conditionalStart)
        add(.conditional(ConditionalDeclarations(clauses: clauses, range: range)))
    }

    /// Passes everything from `#if` to its `#endif`.
    mutating func skipConditional() {
        while cursor.kind == .poundIf || cursor.kind == .poundElseif || cursor.kind == .poundElse {
            cursor.jump(to: Int(cursor.token.partner))
        }
        if cursor.kind == .poundEndif { cursor.advance() }
    }
}
