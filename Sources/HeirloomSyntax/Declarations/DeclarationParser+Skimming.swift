import HeirloomModel

// Most functions matter only for where they end, and so do properties if only names are wanted. If the tokens clearly
// show where such a declaration ends, it is skipped. If they do not, the cursor goes back and the declaration is read
// like any other.
extension DeclarationParser {
    /// Skips a declaration that is not wanted; `false`, without moving the cursor, for any other.
    mutating func passMember() -> Bool {
        if cursor.index < membersAreReadBefore { return false }
        if innermost.keepsStorage, let keyword = cursor.keyword, keyword == .let || keyword == .var {
            return false
        }
        let start = cursor
        if passHead(), let keyword = cursor.keyword, passMember(keyword) { return true }
        // A failed attempt is not repeated from a place within it, so that the time stays linear.
        membersAreReadBefore = cursor.index
        goBack(to: start)
        return false
    }

    /// Skips attributes and modifiers.
    private mutating func passHead() -> Bool {
        while true {
            if cursor.kind == .at {
                cursor.advance()
                guard passName() else { return false }
                if cursor.kind == .leftParenthesis, !cursor.token.followsNewline { cursor.skip() }
            } else if let keyword = cursor.keyword, cursor.isModifier(keyword) {
                cursor.advance()
                if cursor.kind == .leftParenthesis { cursor.skip() }
            } else {
                return cursor.kind == .identifier
            }
        }
    }

    private mutating func passMember(_ keyword: Keyword) -> Bool {
        if keyword == .func {
            cursor.advance()
            guard cursor.kind == .identifier, !cursor.mayMeetGenerated(soughtWords),
                !cursor.mayBeSought(soughtWords)
            else {
                return false
            }
            cursor.advance()
            return passSignature()
        }
        if keyword == .let || keyword == .var {
            return wanted == .names && !innermost.keepsStorage && passBindings()
        }
        if keyword == .case {
            skipCases()
            return true
        }
        guard keyword == .subscript, isFollowedByParameters(cursor.peek()) else { return false }
        cursor.advance()
        return passSignature()
    }

    /// Skips `<T: P>(x: X) async throws -> Y { … }`.
    private mutating func passSignature() -> Bool {
        if cursor.startsOperator(.lessThan), !passAngleBrackets() { return false }
        guard cursor.kind == .leftParenthesis else { return false }
        cursor.skip()
        passEffects()
        if cursor.isOperator("->") {
            cursor.advance()
            guard passType() else { return false }
        }
        if cursor.keyword == .where { return false }
        if cursor.kind == .leftBrace { cursor.skip() }
        return true
    }

    private mutating func passEffects() {
        while let keyword = cursor.keyword, Self.effects.contains(keyword) {
            cursor.advance()
            if keyword == .throws, cursor.kind == .leftParenthesis, !cursor.token.followsNewline {
                cursor.skip()
            }
        }
    }

    private static let effects: KeywordSet = [.async, .reasync, .throws, .rethrows]

    /// Skips `let x: X = 1, y: Y { … }`.
    private mutating func passBindings() -> Bool {
        repeat {
            cursor.advance()
            guard cursor.kind == .leftParenthesis || cursor.kind == .identifier && !cursor.isReservedName,
                !cursor.mayMeetGenerated(soughtWords),
                soughtWords.propertyAmongNames.map({ cursor.isWord($0) }) != true
            else { return false }
            cursor.skip()
            if cursor.kind == .colon {
                cursor.advance()
                guard passType() else { return false }
            }
            if cursor.isOperator("=") {
                cursor.advance()
                let index = cursor.index
                skipExpression(endsAtComma: true)
                guard cursor.index > index else { return false }
            }
            if cursor.kind == .leftBrace { cursor.skip() }
        } while cursor.kind == .comma
        return true
    }
}

extension TokenCursor {
    /// Whether the name at the cursor may start like the name of a type or a generated function. Nearly every name
    /// starts with another lowercase letter.
    fileprivate func mayMeetGenerated(_ words: SoughtWords) -> Bool {
        let first = bytes[Int(token.start)]
        let isOther =
            first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") && first != words.functionInitial
        return !isOther && words.mayMeetGenerated(name(of: token))
    }

    /// Whether the function named at the cursor may be one that is sought in every type.
    fileprivate func mayBeSought(_ words: SoughtWords) -> Bool {
        if token.isBackticked { return true }
        let hasLength = words.functionLengths >> UInt64(token.end - token.start) & 1 == 1
        return hasLength && words.functionNames.contains { isWord($0) }
    }
}

// MARK: Types

extension DeclarationParser {
    /// Skips a type without attributes: `any P<T> & Q`, `[A: B]?`, `(A) throws -> B.Type`.
    private mutating func passType() -> Bool {
        repeat {
            if let keyword = cursor.keyword, keyword == .any || keyword == .some { cursor.advance() }
            let isTuple = cursor.kind == .leftParenthesis
            guard passPostfixType() else { return false }
            if isTuple, let keyword = cursor.keyword, Self.effects.contains(keyword) { return false }
        } while passTypeConnection()
        return true
    }

    /// Skips `&` or `->`.
    private mutating func passTypeConnection() -> Bool {
        guard cursor.isOperator("&") || cursor.isOperator("->") else { return false }
        cursor.advance()
        return true
    }

    private mutating func passPostfixType() -> Bool {
        if cursor.kind == .leftParenthesis || cursor.kind == .leftBracket {
            cursor.skip()
        } else if !passName() {
            return false
        }
        while true {
            if cursor.isOperator("?") || cursor.isOperator("!") {
                if cursor.token.followsSpace { return true }
                cursor.advance()
            } else if cursor.kind == .period, cursor.peek().kind == .identifier {
                cursor.advance()
                guard passName() else { return false }
            } else {
                return cursor.kind != .colon
            }
        }
    }

    /// Skips `Outer.Inner<T>`.
    private mutating func passName() -> Bool {
        while true {
            guard cursor.kind == .identifier else { return false }
            if let keyword = cursor.keyword, Self.isNoName(keyword) { return false }
            cursor.advance()
            if cursor.startsOperator(.lessThan), !passAngleBrackets() { return false }
            guard cursor.kind == .period, cursor.peek().kind == .identifier else { return true }
            cursor.advance()
        }
    }

    private static func isNoName(_ keyword: Keyword) -> Bool {
        keyword == .each || specifiers.contains(keyword) || Keyword.reservedInTypes.contains(keyword)
    }

    /// Skips `<T: P, each U>` and `<[A], B<C>>`.
    private mutating func passAngleBrackets() -> Bool {
        var depth = 0
        repeat {
            switch cursor.kind {
            case .identifier, .comma, .period, .colon, .at, .leftBracket, .leftParenthesis:
                cursor.skip()
            case .operator where cursor.isOperator("<"):
                depth += 1
                cursor.advance()
            case .operator where cursor.startsOperator(.greaterThan):
                depth -= 1
                cursor.advanceInOperator()
            case .operator where isTypeOperator:
                cursor.advance()
            case .operator, .number, .string, .regex, .semicolon, .backslash, .rightParenthesis,
                .rightBracket, .leftBrace, .rightBrace, .poundIf, .poundElseif, .poundElse,
                .poundEndif, .macroName, .unknown, .endOfFile:
                return false
            }
        } while depth > 0
        return true
    }

    private var isTypeOperator: Bool {
        cursor.isOperator("&") || cursor.isOperator("->") || cursor.isOperator("?") || cursor.isOperator("~")
    }
}
