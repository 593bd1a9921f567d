import HeirloomModel

extension DeclarationParser {
    /// Enters the first clause of `#if`.
    mutating func beginConditional(isFileScope: Bool) {
        guard containers.count < Self.maximumDepth else {
            report("declarations nest deeper than \(Self.maximumDepth) levels", at: cursor.token)
            skipConditional()
            return
        }
        openConditionals.append(OpenConditional(start: cursor.start))
        enterClause(isFileScope: isFileScope)
    }

    /// Enters the clause whose directive is at the cursor.
    private mutating func enterClause(isFileScope: Bool) {
        let directive = cursor.token
        let place = cursor.start
        cursor.advance()
        var condition: String?
        if directive.kind != .poundElse {
            let start = cursor.start
            while cursor.index < Int(directive.partner), !cursor.token.followsNewline { cursor.advance() }
            condition = cursor.text(from: start)
        }
        let header = ClauseHeader(start: place, condition: condition)
        containers.append(
            Container(kind: .clause(header), isFileScope: isFileScope, endIndex: Int(directive.partner))
        )
    }

    /// Ends a clause, and enters the next or ends the whole.
    mutating func closeClause(_ header: ClauseHeader, _ container: Container) {
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

    /// Passes everything from `#if` to its `#endif`.
    mutating func skipConditional() {
        while cursor.kind == .poundIf || cursor.kind == .poundElseif || cursor.kind == .poundElse {
            cursor.jump(to: Int(cursor.token.partner))
        }
        if cursor.kind == .poundEndif { cursor.advance() }
    }
}
