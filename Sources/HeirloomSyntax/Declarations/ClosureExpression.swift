import HeirloomModel

/// A closure, of which only the signature and some facts about the statements are read:
/// `{ @MainActor (config: Config) async throws -> Client in … }`.
package struct ClosureExpression: Equatable, Sendable {
    /// A parameter of the closure: `config: Config`.
    package struct Parameter: Equatable, Sendable {
        /// The name without backticks; `_` for a parameter without a name.
        package let name: String
        /// The type; `nil` if it is inferred.
        package let type: TypeReference?
        package var isVariadic = false
        package let range: SourceRange
    }

    /// A type declared within the closure: `struct Row { … }`.
    package struct LocalType: Equatable, Sendable {
        /// The name without backticks.
        package let name: String
        /// The range of the name.
        package let range: SourceRange
    }

    /// Facts about the statements.
    package struct Statements: Equatable, Sendable {
        /// Whether a `$0` is outside of braces.
        package var usesUnnamedParameters = false
        /// Whether the closure is a single expression that does not determine its type: `.production`, `nil`, `[]`.
        package var leaveTypeOpen = false
        /// Whether the closure consists of a single closure: `{ print($0) }`.
        package var areOneClosure = false
        /// The types declared in the closure, outermost only, including those in nested closures.
        package var localTypes: [LocalType] = []
    }

    package var attributes: [AttributeUse] = []
    /// `[weak self]`
    package var captures: SourceRange?
    package var parameters: [Parameter] = []
    /// The range of the parameters, including any parentheses; `nil` without parameters.
    package var parameterRange: SourceRange?
    package var effects = CallEffects.none
    /// The result type; `nil` if it is inferred.
    package var result: TypeReference?
    /// The range of `in`; `nil` without a signature.
    package var inRange: SourceRange?
    package var statements = Statements()
    /// From `{` to `}`.
    package var range: SourceRange

    /// The range of the statements, between the signature and `}`.
    package var bodyRange: SourceRange {
        SourceRange(start: inRange?.end ?? range.start.moved(by: 1), end: range.end.moved(by: -1))
    }

    /// Returns whether the closure has an attribute of that name.
    package func has(_ attribute: String) -> Bool { attributes.contains { $0.baseName == attribute } }
}

extension Parser {
    /// Returns the closure that is a whole text, from `{` to `}`; `nil` for any other text.
    ///
    /// - Parameter start: The position of the text in its file.
    package static func parseClosure(_ text: String, at start: SourcePosition) -> ClosureExpression? {
        let bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"),
            let lexed = lex(bytes, passesBodies: false, at: start), lexed.faults.isEmpty
        else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        return parser.parseClosure()
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
        var closure = ClosureExpression(range: SourceRange(at: start))
        if let headed = parseHead(of: closure) { closure = headed } else { cursor = first }
        closure.statements = ClosureStatements.found(from: cursor.index, to: endIndex, in: cursor)
        cursor.jump(to: endIndex)
        cursor.advance()
        closure.range = cursor.range(from: start)
        return closure
    }

    /// Reads `@A [c] (x: X) async throws -> Y in`; `nil` for anything else.
    private mutating func parseHead(of closure: ClosureExpression) -> ClosureExpression? {
        var head = closure
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
        let (isAsync, throwing) = parseEffects()
        head.effects = CallEffects(isAsync: isAsync, throwing: throwing)
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
