import HeirloomModel

extension DeclarationParser {
    /// Enters the first clause of `#if`.
    mutating func beginConditional(isFileScope: Bool) {
        hasConditions = true
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
        let header = ClauseHeader(
            start: place,
            condition: condition,
            mayBeSkipped: decideClause(condition),
            faultCount: faults.count
        )
        var container = Container(
            kind: .clause(header),
            isFileScope: isFileScope,
            endIndex: Int(directive.partner)
        )
        container.keepsFunctions = containers[containers.count - 1].keepsFunctions
        containers.append(container)
    }

    /// Whether the compiler may pass the clause with the condition unread, which is one of the innermost `#if`.
    private mutating func decideClause(_ condition: String?) -> Bool {
        let wasDecided = openConditionals[openConditionals.count - 1].mayBeDecided
        guard let condition else { return wasDecided }
        let verdict = VersionVerdict(Condition(condition))
        if verdict.mayHold { openConditionals[openConditionals.count - 1].mayBeDecided = true }
        return wasDecided || verdict.mayFail
    }

    /// Ends a clause, and enters the next or ends the whole.
    mutating func closeClause(_ header: ClauseHeader, _ container: Container) {
        // It may be written for a compiler that takes more than this parser knows.
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

    /// The condition of the clause in which the cursor stands, with those of the clauses around it: of those nested
    /// deeper than in any real code nothing is asked.
    var conditionOfClause: Condition {
        var conditions: [Condition] = []
        for (container, open) in zip(containers.reversed(), openConditionals.reversed()).prefix(64) {
            guard case .clause(let header) = container.kind else { break }
            let earlier = open.clauses.map { Self.condition($0.condition).negated }
            conditions.append(.all(of: earlier + [Self.condition(header.condition)]))
        }
        return .all(of: conditions.reversed())
    }

    /// What stands behind the directive; `#else` asks for nothing more.
    private static func condition(_ text: String?) -> Condition {
        text.map { Condition($0) } ?? .constant(true)
    }

    /// Passes everything from `#if` to its `#endif`.
    mutating func skipConditional() {
        while cursor.kind == .poundIf || cursor.kind == .poundElseif || cursor.kind == .poundElse {
            cursor.jump(to: Int(cursor.token.partner))
        }
        if cursor.kind == .poundEndif { cursor.advance() }
    }
}
