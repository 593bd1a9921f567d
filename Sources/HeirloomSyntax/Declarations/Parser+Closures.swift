import HeirloomModel

extension Parser {
    /// Returns the closure that is a whole text, from `{` to `}`; `nil` for any other text.
    ///
    /// - Parameter start: The position of the text in its file.
    package static func parseClosure(_ text: String, at start: SourcePosition) -> ClosureExpression? {
        let bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"),
            bytes.count < Int(UInt32.max) - 16
        else { return nil }
        let lexed = LexedSource(bytes, passesBodies: false)
        guard lexed.faults.isEmpty else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        guard let closure = parser.parseClosure() else { return nil }
        return closure.moved { $0.moved(behind: start) }
    }
}

extension DeclarationParser {
    /// Reads a closure. The cursor must be at `{`.
    fileprivate mutating func parseClosure() -> ClosureExpression? {
        let start = cursor.start
        let endIndex = Int(cursor.token.partner)
        guard cursor.token(at: endIndex + 1).kind == .endOfFile else { return nil }
        cursor.advance()
        let first = cursor
        var head = parseClosureHead()
        if head == nil {
            cursor = first
            head = ClosureHead()
        }
        guard let head else { return nil }
        let statements = ClosureStatements.found(from: cursor.index, to: endIndex, in: cursor)
        cursor.jump(to: endIndex)
        cursor.advance()
        return ClosureExpression(
            attributes: head.attributes,
            captures: head.captures,
            parameters: head.parameters,
            parameterRange: head.parameterRange,
            effects: head.effects,
            effectsRange: head.effectsRange,
            result: head.result,
            inRange: head.inRange,
            statements: statements,
            range: cursor.range(from: start)
        )
    }

    /// Reads `@A [c] (x: X) async throws -> Y in`; `nil` for anything else.
    private mutating func parseClosureHead() -> ClosureHead? {
        var head = ClosureHead()
        while cursor.kind == .at {
            guard let attribute = parseClosureAttribute() else { return nil }
            head.attributes.append(attribute)
        }
        if cursor.kind == .leftBracket {
            let start = cursor.start
            cursor.skip()
            head.captures = cursor.range(from: start)
        }
        let start = cursor.start
        if cursor.kind == .leftParenthesis {
            guard let parameters = parseClosureParameters() else { return nil }
            head.parameters = parameters
            head.parameterRange = cursor.range(from: start)
        } else if !cursor.isWord("in"), cursor.kind == .identifier, !cursor.isWord("async"),
            !cursor.isWord("throws")
        {
            head.parameters = parseBareParameters()
            head.parameterRange = cursor.range(from: start)
        }
        let place = cursor.end
        let effectsStart = cursor.start
        let (isAsync, throwing) = parseEffects()
        head.effects = CallEffects(isAsync: isAsync, throwing: throwing)
        head.effectsRange =
            head.effects.isEmpty
            ? head.parameterRange.map { _ in SourceRange(at: place) } : cursor.range(from: effectsStart)
        if cursor.isOperator("->") {
            cursor.advance()
            guard let result = parseTypeReference() else { return nil }
            head.result = result
        }
        guard cursor.isWord("in"), !cursor.token.isBackticked else { return nil }
        head.inRange = cursor.range(of: cursor.token)
        cursor.advance()
        return head
    }

    /// Reads `@Name`. Parentheses after a space contain the closure's parameters.
    private mutating func parseClosureAttribute() -> AttributeUse? {
        let start = cursor.start
        cursor.advance()
        guard cursor.kind == .identifier, let name = parseNameComponents() else { return nil }
        if cursor.kind == .leftParenthesis, !cursor.token.followsSpace { cursor.skip() }
        return AttributeUse(name: name, spelling: cursor.text(from: start), range: cursor.range(from: start))
    }

    /// Reads `(x: X, y)`. The cursor must be at `(`.
    private mutating func parseClosureParameters() -> [ClosureExpression.Parameter]? {
        let endIndex = Int(cursor.token.partner)
        cursor.advance()
        var parameters: [ClosureExpression.Parameter] = []
        while cursor.index < endIndex {
            let start = cursor.start
            guard cursor.kind == .identifier else { return nil }
            var name = cursor.name(of: cursor.token)
            cursor.advance()
            if cursor.kind == .identifier {
                name = cursor.name(of: cursor.token)
                cursor.advance()
            }
            var type: TypeReference?
            var isVariadic = false
            if cursor.kind == .colon {
                cursor.advance()
                guard let written = parseTypeReference() else { return nil }
                type = written
                isVariadic = cursor.isOperator("...")
                if isVariadic { cursor.advance() }
            }
            parameters.append(
                ClosureExpression.Parameter(
                    name: name,
                    type: type,
                    isVariadic: isVariadic,
                    range: cursor.range(from: start)
                )
            )
            if cursor.kind == .comma {
                cursor.advance()
            } else if cursor.index < endIndex {
                return nil
            }
        }
        cursor.advance()
        return parameters
    }

    /// Reads `x, y`.
    private mutating func parseBareParameters() -> [ClosureExpression.Parameter] {
        var parameters: [ClosureExpression.Parameter] = []
        while cursor.kind == .identifier {
            let range = cursor.range(of: cursor.token)
            let name = cursor.name(of: cursor.token)
            parameters.append(ClosureExpression.Parameter(name: name, type: nil, range: range))
            cursor.advance()
            guard cursor.kind == .comma else { break }
            cursor.advance()
        }
        return parameters
    }
}

/// The part of a closure before its statements.
private struct ClosureHead {
    var attributes: [AttributeUse] = []
    var captures: SourceRange?
    var parameters: [ClosureExpression.Parameter] = []
    var parameterRange: SourceRange?
    var effects = CallEffects.none
    var effectsRange: SourceRange?
    var result: TypeReference?
    var inRange: SourceRange?
}

extension ClosureExpression {
    /// The closure with all of its ranges moved.
    fileprivate func moved(_ move: (SourcePosition) -> SourcePosition) -> ClosureExpression {
        func moved(_ range: SourceRange) -> SourceRange {
            SourceRange(start: move(range.start), end: move(range.end))
        }
        func moved(_ type: TypeReference) -> TypeReference {
            TypeReference(type: type.type, range: moved(type.range))
        }
        var closure = self
        closure.captures = captures.map(moved)
        closure.parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.map(moved)
            parameter.range = moved(parameter.range)
            return parameter
        }
        closure.parameterRange = parameterRange.map(moved)
        closure.effectsRange = effectsRange.map(moved)
        closure.result = result.map(moved)
        closure.inRange = inRange.map(moved)
        closure.statements.localTypes = statements.localTypes.map { type in
            ClosureExpression.LocalType(name: type.name, range: moved(type.range))
        }
        closure.range = moved(range)
        return closure
    }
}

extension SourcePosition {
    /// Converts a position in a text to a position in the file that contains the text from `start` on.
    func moved(behind start: SourcePosition) -> SourcePosition {
        SourcePosition(
            offset: start.offset + offset,
            line: start.line + line - 1,
            column: line == 1 ? start.column + column - 1 : column
        )
    }
}
