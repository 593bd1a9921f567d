import HeirloomModel

extension DeclarationParser {
    /// Reads one declaration, directive or statement. Always advances.
    mutating func parseMember(isFileScope: Bool) {
        let index = cursor.index
        switch cursor.kind {
        case .semicolon:
            cursor.advance()
        case .poundIf:
            beginConditional(isFileScope: isFileScope)
        case .identifier, .at, .macroName:
            parseDeclaration(isFileScope: isFileScope)
        case .number, .string, .regex, .operator, .period, .comma, .colon, .backslash, .leftParenthesis,
            .leftBracket, .leftBrace, .unknown, .rightParenthesis, .rightBracket, .rightBrace, .poundElseif,
            .poundElse, .poundEndif, .endOfFile:
            parseStatement(isFileScope: isFileScope)
        }
        if cursor.index == index { cursor.skip() }
    }

    private mutating func parseDeclaration(isFileScope: Bool) {
        if wanted != .everything, pendingHead == nil, !innermost.keepsFunctions,
            passMember()
        {
            return
        }
        var head = parseHead()
        if isAtClauseEnd, head.modifiers.isEmpty {
            keepForLater(head)
            return
        }
        let hasHead = !head.attributes.isEmpty || !head.modifiers.isEmpty
        if let pendingHead {
            head.attributes = pendingHead.attributes + head.attributes
            head.start = pendingHead.start
        }
        pendingHead = nil
        if cursor.kind == .macroName {
            parseMacroUse(head)
        } else if let keyword = cursor.keyword, parseDeclaration(keyword, head) {
            return
        } else if hasHead {
            let isAttribute = head.modifiers.isEmpty
            report(
                "expected a declaration after \(isAttribute ? "the attribute" : "the modifier")",
                at: cursor.token
            )
            skipExpression(endsAtComma: false)
        } else {
            parseStatement(isFileScope: isFileScope)
        }
    }

    /// Keeps the attributes of a clause of `#if` that contains nothing else, for the declaration after `#endif`.
    private mutating func keepForLater(_ head: DeclarationHead) {
        let start = openConditionals.last?.start ?? head.start
        let earlier = pendingHead
        let clause = conditionOfClause
        let attributes = head.attributes.map { attribute in
            attribute.under(.all(of: [clause] + [attribute.condition].compactMap(\.self)))
        }
        pendingHead = DeclarationHead(
            attributes: (earlier?.attributes ?? []) + attributes,
            start: min(start, earlier?.start ?? start)
        )
    }

    /// Whether the cursor is at the end of a clause of `#if`.
    private var isAtClauseEnd: Bool {
        guard case .clause = innermost.kind else { return false }
        return cursor.index >= innermost.endIndex
    }

    /// Reads the declaration that starts with a keyword; `false` if none does.
    private mutating func parseDeclaration(_ keyword: Keyword, _ head: DeclarationHead) -> Bool {
        if let kind = Self.typeKind(keyword) {
            parseTypeDeclaration(kind, head)
        } else if keyword == .import {
            parseImport(head)
        } else if keyword == .extension {
            parseExtension(head)
        } else if keyword == .typealias {
            parseAlias(head)
        } else if keyword == .let || keyword == .var {
            parseProperties(head)
        } else if keyword == .func {
            parseFunction(head)
        } else if keyword == .case {
            skipCases()
        } else if keyword == .associatedtype {
            parseAssociatedType()
        } else if keyword == .deinit {
            skipDeinitializer()
        } else if keyword == .operator {
            skipOperatorDeclaration()
        } else {
            return parseContextualDeclaration(keyword, head)
        }
        return true
    }

    /// The kind of type that a reserved word declares.
    private static func typeKind(_ keyword: Keyword) -> TypeKind? {
        if keyword == .struct { return .struct }
        if keyword == .class { return .class }
        if keyword == .enum { return .enum }
        return keyword == .protocol ? .protocol : nil
    }

    /// Reads a declaration that starts with a contextual keyword.
    private mutating func parseContextualDeclaration(_ keyword: Keyword, _ head: DeclarationHead) -> Bool {
        let next = cursor.peek()
        if keyword == .actor, next.kind == .identifier {
            parseTypeDeclaration(.actor, head)
        } else if keyword == .`init`, isFollowedByParameters(next) || isFailabilityMark(next) {
            parseInitializer(head)
        } else if keyword == .subscript, isFollowedByParameters(next) {
            parseSubscript(head)
        } else if keyword == .macro, next.kind == .identifier {
            skipMacroDeclaration()
        } else if keyword == .precedencegroup, next.kind == .identifier {
            skipToBody()
        } else {
            return false
        }
        return true
    }

    func isFollowedByParameters(_ next: Token) -> Bool {
        next.kind == .leftParenthesis
            || next.kind == .operator && cursor.bytes[Int(next.start)] == .lessThan
    }

    private func isFailabilityMark(_ next: Token) -> Bool {
        cursor.isOperator(next, "?") || cursor.isOperator(next, "!")
    }

    /// Skips a statement of a script. A statement among members is a fault, and so is a conflict marker anywhere.
    private mutating func parseStatement(isFileScope: Bool) {
        if cursor.kind == .endOfFile { return }
        let markers: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>"]
        if markers.contains(where: { cursor.isOperator($0) }) {
            report("unresolved merge conflict", at: cursor.token)
        } else if !isFileScope || cursor.kind.endsEverything {
            report("expected a declaration", at: cursor.token)
            if cursor.kind.endsEverything { return }
        }
        skipExpression(endsAtComma: false)
    }
}
