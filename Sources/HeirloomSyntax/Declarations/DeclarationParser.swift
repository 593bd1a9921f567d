import HeirloomModel

/// Reads the declarations of a text into a tree.
///
/// Bodies, accessors and values are skipped by their delimiters. Open declarations are kept on a separate stack, and
/// every step advances, so that no text can overflow the stack or make the parser run forever.
struct DeclarationParser {
    /// The maximum depth of nested declarations. The compiler's own limit is 256.
    static let maximumDepth = 256

    private let source: LexedSource
    var cursor: TokenCursor
    let wanted: WantedDeclarations
    let soughtWords: SoughtWords
    var faults: [SyntaxFault] = []
    /// The part of the text at the cursor. It is apart from the others because its properties are read for each declaration:
    /// without optimization, an array would copy it whole.
    var innermost: Container
    /// The parts of the text around it, outermost first.
    var outer: [Container] = []
    /// Attributes in an `#if` that belong to the declaration after `#endif`.
    var pendingHead: DeclarationHead?
    /// The clauses that were read so far of each open `#if`.
    var openConditionals: [OpenConditional] = []
    /// Whether an `#if` has been read.
    var hasConditions = false
    var typeDepth = 0
    /// Whether subscripts are kept, as functions named `subscript`.
    var keepsSubscripts = false
    /// The count of tokens that were read in vain, and read again as something else. Tests compare it with the number
    /// of tokens.
    private(set) var tokensReadInVain = 0
    /// Members before this index are read although they are not wanted, because an attempt to skip one failed.
    var membersAreReadBefore = 0
    /// Before this index, `<` does not start generic arguments: they nest too deep.
    var comparisonsEndIndex = 0

    init(_ source: LexedSource, wanting wanted: WantedDeclarations, seeking soughtWords: SoughtWords = .none)
    {
        self.source = source
        cursor = TokenCursor(source)
        self.wanted = wanted
        self.soughtWords = soughtWords
        innermost = Container(kind: .file, isFileScope: true, endIndex: source.tokenCount - 1)
    }

    /// Reads the whole text.
    mutating func parseFile() -> SourceFile {
        while true {
            if cursor.index < innermost.endIndex {
                parseMember(isFileScope: innermost.isFileScope)
            } else if !outer.isEmpty {
                closeContainer()
            } else {
                break
            }
        }
        return SourceFile(
            declarations: innermost.declarations,
            faults: allFaults(),
            hasConditions: hasConditions
        )
    }

    /// The faults of the lexer and the parser, in order of location.
    private func allFaults() -> [SyntaxFault] {
        if source.faults.isEmpty, faults.isEmpty { return [] }
        let lexical = source.placedFaults
        // Of several faults at one location, the first that was found describes the problem best.
        return (lexical + faults).enumerated().sorted { left, right in
            (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
        }.map(\.element)
    }

    mutating func add(_ declaration: Declaration) { innermost.declarations.append(declaration) }

    /// Moves the cursor back to an earlier position.
    mutating func goBack(to earlier: TokenCursor) {
        tokensReadInVain += cursor.index - earlier.index
        cursor = earlier
    }

    mutating func report(_ message: String, at token: Token) {
        faults.append(SyntaxFault(message: message, range: cursor.range(of: token)))
    }

    /// Reports missing syntax before the cursor, at the end of the last token that was read.
    mutating func reportMissing(_ what: String) {
        let place = SourceRange(at: cursor.end)
        faults.append(SyntaxFault(message: "expected \(what)", range: place))
    }

    /// Ends the innermost body or clause once the cursor has reached its end.
    private mutating func closeContainer() {
        var container = outer.removeLast()
        swap(&container, &innermost)
        if pendingHead != nil, cursor.kind == .rightBrace {
            reportMissing("a declaration after the attribute")
            pendingHead = nil
        }
        switch container.kind {
        case .file:
            break
        case .type(var type):
            if cursor.kind == .rightBrace { cursor.advance() }
            type.members = container.declarations
            type.associatedTypes = container.associatedTypes
            type.payloadTypes = container.payloadTypes
            if type.kind == .enum { type.cases = container.cases }
            type.bodyRange = cursor.range(from: type.bodyRange.start)
            type.range = cursor.range(from: type.range.start)
            type.mayHoldConditions = hasConditions
            add(.type(type))
        case .extending(var extended):
            if cursor.kind == .rightBrace { cursor.advance() }
            extended.members = container.declarations
            extended.bodyRange = cursor.range(from: extended.bodyRange.start)
            extended.range = cursor.range(from: extended.range.start)
            add(.extending(extended))
        case .clause(let header):
            closeClause(header, container)
        }
    }

    /// Whether declarations nest too deep to enter another part of the text, which is then reported.
    mutating func reportsDepth() -> Bool {
        guard outer.count + 1 >= Self.maximumDepth else { return false }
        report("declarations nest deeper than \(Self.maximumDepth) levels", at: cursor.token)
        return true
    }

    /// Enters the body that starts at `{`, or skips it if bodies nest too deep.
    mutating func enterBody(_ kind: consuming Container.Kind, keepsStorage: Bool, keepsFunctions: Bool) {
        let endIndex = Int(cursor.token.partner)
        if reportsDepth() { return cursor.skip() }
        cursor.advance()
        enter(
            Container(
                kind: kind,
                endIndex: endIndex,
                keepsStorage: keepsStorage,
                keepsFunctions: keepsFunctions
            )
        )
    }

    /// Enters a part of the text whose declarations follow the cursor.
    mutating func enter(_ container: consuming Container) {
        swap(&container, &innermost)
        outer.append(container)
    }

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
