import HeirloomModel

// Declarations that are mostly skipped.
extension DeclarationParser {
    /// Reads `case a(Int), b = 2`, keeping only names and, if they are wanted, the types of associated values.
    mutating func skipCases() {
        repeat {
            cursor.advance()
            guard let name = parseName(after: "case") else { return }
            let word = cursor.name(of: name)
            changeInnermostType { $0.cases.append(word) }
            if cursor.kind == .leftParenthesis {
                if keepsPayloads { parsePayload() } else { cursor.skip() }
            }
            if cursor.isOperator("=") {
                cursor.advance()
                skipExpression(endsAtComma: true)
            }
        } while cursor.kind == .comma
    }

    /// Adds an associated type to the innermost enclosing type. Where the requirements of a protocol are read, an alias of
    /// a placeholder marks the clause of `#if` that contains it.
    private mutating func add(_ associatedType: AssociatedTypeDeclaration) {
        changeInnermostType { $0.associatedTypes.append(associatedType) }
        guard keepsSubscripts, case .clause = innermost.kind else { return }
        let mark = AliasDeclaration(
            attributes: [],
            modifiers: [],
            name: associatedType.name,
            nameRange: .blank,
            genericParameters: [],
            aliasedType: TypeReference(type: .placeholder, range: .blank),
            range: .blank
        )
        add(.alias(mark))
    }

    /// Changes the innermost enclosing type, if there is one.
    private mutating func changeInnermostType(_ change: (inout Container) -> Void) {
        if case .type = innermost.kind { return change(&innermost) }
        for index in outer.indices.reversed() {
            if case .type = outer[index].kind { return change(&outer[index]) }
        }
    }

    /// Reads `associatedtype Name: P = Default where Name: Q`, without keeping the default.
    mutating func parseAssociatedType() {
        cursor.advance()
        guard let name = parseName(after: "associatedtype") else { return }
        var associatedType = AssociatedTypeDeclaration(name: cursor.name(of: name))
        defer { add(associatedType) }
        if cursor.kind == .colon {
            repeat {
                cursor.advance()
                if cursor.keyword == .class {
                    cursor.advance()
                } else if let type = parseType() {
                    associatedType.inheritance.append(type)
                } else {
                    reportMissing("a type")
                    return
                }
            } while cursor.kind == .comma
        }
        if cursor.isOperator("=") {
            cursor.advance()
            if parseType() == nil { reportMissing("a type after '='") }
        }
        associatedType.constraints = parseRequirements()?.requirements ?? []
    }

    /// Skips `deinit { … }`.
    mutating func skipDeinitializer() {
        cursor.advance()
        _ = skipBody()
    }

    /// Skips `subscript<T>(index: Int) -> T where T: P { … }`, or keeps it as a function named `subscript`.
    mutating func parseSubscript(_ head: DeclarationHead) {
        if keepsSubscripts { return parseFunction(head) }
        cursor.advance()
        skipParametersAndResult()
        _ = parseRequirements()
        _ = skipBody()
    }

    /// Skips `<T>(x: T) -> U`.
    private mutating func skipParametersAndResult() {
        _ = parseGenericParameters()
        if cursor.kind == .leftParenthesis { cursor.skip() }
        if cursor.isOperator("->") {
            cursor.advance()
            if parseType() == nil { reportMissing("a type after '->'") }
        }
    }

    /// Skips `infix operator <>: Precedence`.
    mutating func skipOperatorDeclaration() {
        cursor.advance()
        while !cursor.token.followsNewline, !cursor.kind.endsEverything, cursor.kind != .semicolon {
            cursor.skip()
        }
    }

    /// Skips `macro name<T>(x: T) -> U = #externalMacro(…)`.
    mutating func skipMacroDeclaration() {
        cursor.advance()
        cursor.advance()
        skipParametersAndResult()
        if cursor.isOperator("=") {
            cursor.advance()
            skipExpression(endsAtComma: false)
        }
        _ = parseRequirements()
    }

    /// Skips `precedencegroup Name { … }`.
    mutating func skipToBody() {
        cursor.advance()
        cursor.advance()
        _ = skipBody()
    }

    /// Reads `@testable public import struct Module.Type`.
    mutating func parseImport(_ head: DeclarationHead) {
        cursor.advance()
        var kind: String?
        if let keyword = cursor.keyword, Self.importKinds.contains(keyword), cursor.peek().kind == .identifier
        {
            kind = keyword.rawValue
            cursor.advance()
        }
        var path: [String] = []
        while cursor.kind == .identifier, path.isEmpty || !cursor.token.followsSpace {
            path.append(cursor.name(of: cursor.token))
            cursor.advance()
            guard cursor.kind == .period else { break }
            cursor.advance()
        }
        // An operator: `import func Module.==`.
        if cursor.kind == .operator, kind != nil, !cursor.token.followsNewline {
            path.append(cursor.text(of: cursor.token))
            cursor.advance()
        }
        guard !path.isEmpty else {
            reportMissing("a module's name after 'import'")
            return
        }
        var importing = ImportDeclaration(path: path, range: cursor.range(from: head.start))
        importing.attributes = head.attributes.map(\.spelling)
        importing.access = head.modifiers.access
        importing.kind = kind
        add(.importing(importing))
    }

    private static let importKinds: KeywordSet = [
        .typealias, .struct, .class, .actor, .enum, .protocol, .let, .var, .func, .macro,
    ]

    /// Reads the accessors of a requirement, `{ mutating get async throws set }`. Reports nothing, because the compiler
    /// does.
    mutating func parseAccessors() -> (isSettable: Bool, isAsync: Bool, throwing: Throwing) {
        var isSettable = false
        var effects = (isAsync: false, throwing: Throwing.never)
        cursor.advance()
        while cursor.kind != .endOfFile, cursor.kind != .rightBrace {
            let word = cursor.text(of: cursor.token)
            cursor.advance()
            if word == "set" { isSettable = true }
            if word == "get" { effects = parseEffects() }
        }
        return (isSettable, effects.isAsync, effects.throwing)
    }
}

/// Finds the types that the statements of a closure declare, including those in nested braces: `struct Row { … }`
enum LocalTypes {
    /// The outermost types between two indices.
    static func found(from start: Int, to end: Int, in cursor: TokenCursor) -> [ClosureExpression.LocalType] {
        var types: [ClosureExpression.LocalType] = []
        var index = start
        // The delimiters that are open.
        var openings: [Token] = []
        while index < end {
            let token = cursor.token(at: index)
            if let last = openings.last, Int(last.partner) == index {
                openings.removeLast()
            } else if token.kind.isOpening {
                openings.append(token)
            } else if openings.last?.kind ?? .leftBrace == .leftBrace, isDeclared(at: index, in: cursor) {
                let name = cursor.token(at: index + 1)
                types.append(
                    ClosureExpression.LocalType(name: cursor.name(of: name), range: cursor.range(of: name))
                )
                index = body(of: index, in: cursor, to: end)
            }
            index += 1
        }
        return types
    }

    private static let kinds: KeywordSet = [.struct, .class, .enum, .actor]

    /// Whether a type is declared at an index. `actor` may also be a name, and `class` a modifier of `func`.
    private static func isDeclared(at index: Int, in cursor: TokenCursor) -> Bool {
        guard let keyword = cursor.token(at: index).keyword, kinds.contains(keyword),
            index == 0 || cursor.token(at: index - 1).kind != .period
        else { return false }
        let name = cursor.token(at: index + 1)
        guard name.kind == .identifier, name.keyword == nil, keyword != .actor || !name.followsNewline else {
            return false
        }
        let next = cursor.token(at: index + 2)
        return next.kind == .leftBrace || next.kind == .colon || next.kind == .operator
    }

    /// The index of the `}` that ends a type, or `end` if there is none.
    private static func body(of declaration: Int, in cursor: TokenCursor, to end: Int) -> Int {
        var index = declaration + 2
        while index < end, cursor.token(at: index).kind != .leftBrace {
            let token = cursor.token(at: index)
            index = token.kind.isOpening ? Int(token.partner) + 1 : index + 1
        }
        return index < end ? Int(cursor.token(at: index).partner) : end
    }
}
