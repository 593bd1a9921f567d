import HeirloomModel

extension DeclarationParser {
    /// Reads attributes and modifiers in any order.
    mutating func parseHead() -> DeclarationHead {
        var head = DeclarationHead(start: cursor.start)
        while true {
            if cursor.kind == .at {
                guard let attribute = parseAttribute() else { return head }
                head.attributes.append(attribute)
            } else if let keyword = cursor.keyword, cursor.isModifier(keyword) {
                head.modifiers.append(parseModifier(keyword))
            } else if cursor.kind == .poundIf, !head.attributes.isEmpty || !head.modifiers.isEmpty {
                parseConditionalAttributes(into: &head)
            } else {
                return head
            }
        }
    }

    /// Reads `#if … @A #endif` between attributes, each of which gets the condition of its clause.
    private mutating func parseConditionalAttributes(into head: inout DeclarationHead) {
        hasConditions = true
        var open: [OpenClause] = []
        repeat {
            if cursor.kind == .poundIf {
                open.append(OpenClause(own: parseDirective()))
            } else if cursor.kind == .poundElseif || cursor.kind == .poundElse, !open.isEmpty {
                open[open.count - 1].proceed(to: parseDirective())
            } else if cursor.kind == .poundEndif {
                open.removeLast()
                cursor.advance()
            } else if cursor.kind == .at, let attribute = parseAttribute() {
                head.attributes.append(attribute.under(.all(of: open.map(\.whole))))
            } else {
                return
            }
        } while !open.isEmpty
    }

    /// Moves past `#if condition`, and reads the condition.
    private mutating func parseDirective() -> Condition {
        let isElse = cursor.kind == .poundElse
        let endIndex = Int(cursor.token.partner)
        cursor.advance()
        let start = cursor.start
        while cursor.index < endIndex, !cursor.token.followsNewline { cursor.advance() }
        if isElse { return .constant(true) }
        return Condition(cursor.text(from: start))
    }

    private mutating func parseModifier(_ keyword: Keyword) -> Modifier {
        let start = cursor.start
        cursor.advance()
        var detail: String?
        if cursor.kind == .leftParenthesis {
            detail = cursor.text(of: cursor.peek())
            cursor.skip()
        }
        return Modifier(
            keyword: keyword.rawValue,
            detail: detail,
            access: detail == nil ? keyword.accessLevel : nil,
            range: cursor.range(from: start)
        )
    }

    /// Reads `@Name(arguments)`; `nil` where no name follows `@`.
    mutating func parseAttribute() -> AttributeUse? {
        let start = cursor.start
        cursor.advance()
        guard cursor.kind == .identifier, let name = parseNameComponents() else {
            reportMissing("an attribute's name after '@'")
            return nil
        }
        var arguments: [AttributeArgument]?
        var argumentsRange: SourceRange?
        if cursor.kind == .leftParenthesis, !cursor.token.followsNewline {
            let parenthesis = cursor.start
            arguments = parseArguments()
            argumentsRange = cursor.range(from: parenthesis)
        }
        return AttributeUse(
            name: name,
            arguments: arguments,
            spelling: cursor.text(from: start),
            range: cursor.range(from: start),
            argumentsRange: argumentsRange
        )
    }
}

extension TokenCursor {
    /// Whether the word at the cursor stands before a declaration, rather than being a name or a keyword.
    func isModifier(_ keyword: Keyword) -> Bool {
        if keyword == .class { return isClassModifier }
        guard Keyword.modifiers.contains(keyword) else { return false }
        var next = peek()
        if next.kind == .leftParenthesis {
            guard peek(2).kind == .identifier, peek(3).kind == .rightParenthesis else { return false }
            next = peek(4)
        }
        return next.kind == .identifier || next.kind == .at || next.kind == .macroName
    }

    /// Whether `class` says `class func` rather than `class Name`.
    private var isClassModifier: Bool {
        let next = peek()
        guard let keyword = next.keyword else { return false }
        if Keyword.afterClassModifier.contains(keyword) { return true }
        guard Keyword.modifiers.contains(keyword) else { return false }
        let second = peek(2)
        return second.kind == .identifier || second.kind == .leftParenthesis
    }
}

/// A clause of `#if` among attributes, with those before it.
private struct OpenClause {
    private var earlier: [Condition] = []
    private var own: Condition

    init(own: Condition) { self.own = own }

    mutating func proceed(to next: Condition) {
        earlier.append(own.negated)
        own = next
    }

    /// Its own condition, and none of those before it.
    var whole: Condition { .all(of: earlier + [own]) }
}
