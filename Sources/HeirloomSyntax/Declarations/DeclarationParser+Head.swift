import HeirloomModel

extension DeclarationParser {
    /// Reads attributes and modifiers in any order.
    mutating func parseHead() -> DeclarationHead {
        var head = DeclarationHead(start: cursor.start)
        while true {
            if cursor.kind == .at {
                guard let attribute = parseAttribute() else { return head }
                head.attributes.append(attribute)
                passTrailingClosure(of: attribute)
            } else if let keyword = cursor.keyword, cursor.isModifier(keyword) {
                head.modifiers.append(parseModifier(keyword))
            } else if cursor.kind == .poundIf, !head.attributes.isEmpty || !head.modifiers.isEmpty {
                parseConditionalAttributes(into: &head)
            } else {
                return head
            }
        }
    }

    /// Skips and reports the closure in `@A { … } let x: X`, which an attribute takes only in its parentheses.
    private mutating func passTrailingClosure(of attribute: AttributeUse) {
        guard cursor.kind == .leftBrace, !cursor.token.followsNewline else { return }
        let others = attribute.argumentsRange == nil || attribute.arguments?.isEmpty == true ? "" : "…, "
        reportMissing(
            "the closure in the parentheses of the attribute: '@\(attribute.name.spelling)(\(others){ … })'"
        )
        cursor.skip()
    }

    /// Reads `#if … @A #endif` between attributes, each of which gets the condition of its clause.
    private mutating func parseConditionalAttributes(into head: inout DeclarationHead) {
        hasConditions = true
        var open: [OpenClause] = []
        repeat {
            if cursor.kind == .poundIf {
                open.append(parseClause(after: nil, in: head))
            } else if cursor.kind == .poundElseif || cursor.kind == .poundElse, let clause = open.last {
                forgetFaults(of: clause, in: &head)
                open[open.count - 1] = parseClause(after: clause, in: head)
            } else if cursor.kind == .poundEndif {
                forgetFaults(of: open.removeLast(), in: &head)
                cursor.advance()
            } else if cursor.kind == .at, let attribute = parseAttribute() {
                head.attributes.append(attribute.under(.all(of: open.map(\.whole))))
            } else if let unread = open.firstIndex(where: \.mayBeSkipped) {
                reportMissing("an attribute")
                open.removeSubrange((unread + 1)...)
                cursor.jump(to: open[unread].endIndex)
            } else {
                return
            }
        } while !open.isEmpty
    }

    /// Removes the faults of a clause that cannot be read. It may be written for a compiler that accepts more than this
    /// parser does.
    private mutating func forgetFaults(of clause: OpenClause, in head: inout DeclarationHead) {
        guard clause.mayBeSkipped, faults.count > clause.faultCount else { return }
        faults.removeSubrange(clause.faultCount...)
        head.attributes.removeSubrange(clause.attributeCount...)
    }

    /// Reads the directive of a clause.
    private mutating func parseClause(after earlier: OpenClause?, in head: DeclarationHead) -> OpenClause {
        let directive = cursor.token
        return OpenClause(
            earlier: earlier.map { $0.earlier + [$0.own.negated] } ?? [],
            own: parseDirective().map { Condition($0) } ?? .constant(true),
            mayBeSkipped: directive.mayBeSkipped,
            endIndex: Int(directive.partner),
            faultCount: faults.count,
            attributeCount: head.attributes.count
        )
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

    /// Reads `@Name(arguments)`; `nil` if no name follows `@`.
    mutating func parseAttribute() -> AttributeUse? {
        let (start, first) = (cursor.start, cursor.index)
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
        let written = cursor.text(from: start)
        // Generated code repeats availability.
        let mayHoldComment = written.hasPrefix("@available") && written.utf8.contains(UInt8(ascii: "/"))
        return AttributeUse(
            name: name,
            arguments: arguments,
            spelling: mayHoldComment ? cursor.textWithoutComments(from: first) : written,
            range: cursor.range(from: start),
            argumentsRange: argumentsRange
        )
    }
}

extension TokenCursor {
    /// Whether the word at the cursor is a modifier, rather than a name or a declaration's own keyword.
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

    /// Whether `class` is the modifier in `class func`, rather than the keyword in `class Name`.
    private var isClassModifier: Bool {
        let next = peek()
        guard let keyword = next.keyword else { return false }
        if Keyword.afterClassModifier.contains(keyword) { return true }
        guard Keyword.modifiers.contains(keyword) else { return false }
        let second = peek(2)
        return second.kind == .identifier || second.kind == .leftParenthesis
    }
}

/// A clause of `#if` among attributes.
private struct OpenClause {
    /// The negated conditions of the clauses before it.
    let earlier: [Condition]
    let own: Condition
    /// Whether the compiler may skip the clause without reading it.
    let mayBeSkipped: Bool
    /// The index of the token that ends the clause.
    let endIndex: Int
    /// The numbers of faults and attributes before the clause.
    let faultCount: Int
    let attributeCount: Int

    /// The clause's own condition, and the negations of those before it.
    var whole: Condition { .all(of: earlier + [own]) }
}
