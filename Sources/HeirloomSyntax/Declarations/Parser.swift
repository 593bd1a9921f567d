import HeirloomModel

/// Reads the declarations in Swift text.
package enum Parser {
    /// Returns the declarations of a text.
    ///
    /// It never fails: syntax that cannot be read is listed in the faults, next to the declarations that can.
    ///
    /// - Complexity: Time and memory are linear in the length of the text.
    package static func parse(_ source: [UInt8]) -> SourceFile {
        guard let lexed = lex(source) else { return tooLong }
        return parse(lexed, wanting: .everything)
    }

    /// Returns the declarations of a text.
    package static func parse(_ source: String) -> SourceFile { parse(Array(source.utf8)) }

    /// Returns the type that is a whole text: `Outer.Inner<Int>`; `nil` for any other text.
    package static func parseType(_ source: String) -> TypeExpression? {
        guard let lexed = lex(Array(source.utf8)), lexed.faults.isEmpty else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        guard let type = parser.parseType(), parser.cursor.kind == .endOfFile else { return nil }
        return type
    }

    /// Returns the attribute at the start of a text: `@Intercepted(by: log)`; `nil` for any other text.
    ///
    /// - Parameter origin: The position of the text in its file.
    package static func parseAttribute(_ source: String, at origin: SourcePosition = .start) -> AttributeUse?
    {
        guard let lexed = lex(Array(source.utf8), at: origin) else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        return parser.cursor.kind == .at ? parser.parseAttribute() : nil
    }

    /// Returns the protocol that is a whole text, with subscripts as functions named `subscript`; `nil` for any other
    /// text.
    package static func parseProtocol(_ source: String) -> TypeDeclaration? {
        guard let lexed = lex(Array(source.utf8)) else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        parser.keepsSubscripts = true
        guard case .type(let type)? = parser.parseFile().declarations.first, type.kind == .protocol else {
            return nil
        }
        return type
    }

    /// Reads the accessors of a requirement: `{ get async throws(E) set }`.
    package static func parseAccessors(
        _ source: String
    ) -> (isSettable: Bool, isAsync: Bool, throwing: Throwing) {
        let lexed = LexedSource(Array(source.utf8), passesBodies: false)
        var parser = DeclarationParser(lexed, wanting: .everything)
        return parser.parseAccessors()
    }

    /// Returns the tokens of a text; `nil` if it is too long. With `passesBodies`, bodies that contain no declarations
    /// have no tokens except for their braces.
    ///
    /// - Parameter origin: The position of the text in its file.
    package static func lex(
        _ source: [UInt8],
        seeking soughtWords: SoughtWords = .none,
        passesBodies: Bool = true,
        at origin: SourcePosition = .start
    ) -> LexedSource? {
        guard source.count < Int(UInt32.max) - 16 else { return nil }
        return LexedSource(source, seeking: soughtWords, passesBodies: passesBodies, at: origin)
    }

    /// Returns the ranges of string and regex literals, including interpolations, in the order of the text.
    package static func literals(in source: [UInt8]) -> [Range<Int>] {
        guard let lexed = lex(source, passesBodies: false) else { return [] }
        return UnsafeBufferPointer(start: lexed.tokens, count: lexed.tokenCount)
            .filter { $0.kind == .string || $0.kind == .regex }
            .map { Int($0.start)..<Int($0.end) }
    }

    /// Visits all tokens of a text, including those of bodies, with the index of the token that closes an opening one.
    package static func forEachToken(
        of source: [UInt8],
        _ visit: (_ text: String, _ range: SourceRange, _ closer: Int?) -> Void
    ) {
        guard let lexed = lex(source, passesBodies: false) else { return }
        let cursor = TokenCursor(lexed)
        for token in UnsafeBufferPointer(start: lexed.tokens, count: lexed.tokenCount - 1) {
            let isClosed = token.kind.isOpening && Int(token.partner) < lexed.tokenCount - 1
            visit(cursor.text(of: token), cursor.range(of: token), isClosed ? Int(token.partner) : nil)
        }
    }

    /// Returns the wanted declarations of a text.
    package static func parse(
        _ lexed: LexedSource,
        wanting wanted: WantedDeclarations,
        seeking soughtWords: SoughtWords = .none
    ) -> SourceFile {
        var parser = DeclarationParser(lexed, wanting: wanted, seeking: soughtWords)
        return parser.parseFile()
    }

    private static let tooLong = SourceFile(
        faults: [
            SyntaxFault(message: "a source of four gigabytes is not read", range: SourceRange(at: .start))
        ]
    )
}

/// A string literal as it is written: `"text"`, `#"text"#`, `"""` blocks.
enum StringLiteral {
    /// The value of the literal; `nil` if it has interpolations or cannot be read.
    static func value(of literal: String) -> String? {
        let bytes = Array(literal.utf8)
        var pounds = 0
        while pounds < bytes.count, bytes[pounds] == .pound { pounds += 1 }
        let body = bytes.dropFirst(pounds).dropLast(pounds)
        let quotes: [UInt8] = [.quote, .quote, .quote]
        if body.count >= 6, body.starts(with: quotes), body.reversed().starts(with: quotes),
            body.dropFirst(3).first(where: { !$0.isBlank }).map(\.isLineEnd) ?? false
        {
            guard let lines = blockLines(Array(body.dropFirst(3).dropLast(3))) else { return nil }
            return unescaped(lines, pounds: pounds)
        }
        guard body.count >= 2, body.first == .quote, body.last == .quote else { return nil }
        return unescaped(Array(body.dropFirst().dropLast()), pounds: pounds)
    }

    /// The content of a multiline string, without its first and last line end and the indentation of its closing
    /// quotes.
    private static func blockLines(_ content: [UInt8]) -> [UInt8]? {
        let unified = content.filter { $0 != .carriageReturn }
        var lines = unified.split(separator: .newline, omittingEmptySubsequences: false)
        guard lines.count >= 2 else { return nil }
        lines.removeFirst()
        let indentation = lines.removeLast()
        var result: [UInt8] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { result.append(.newline) }
            if line.starts(with: indentation) {
                result += line.dropFirst(indentation.count)
            } else if line.allSatisfy(\.isBlank) {
                continue
            } else {
                return nil
            }
        }
        return result
    }

    private static func unescaped(_ content: [UInt8], pounds: Int) -> String? {
        var result: [UInt8] = []
        var place = 0
        while place < content.count {
            let byte = content[place]
            let escapeEnd = place + 1 + pounds
            guard byte == .backslash, escapeEnd < content.count,
                content[(place + 1)..<escapeEnd].allSatisfy({ $0 == .pound })
            else {
                result.append(byte)
                place += 1
                continue
            }
            place = escapeEnd + 1
            switch content[escapeEnd] {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "0"): result.append(0x00)
            case UInt8(ascii: "u"):
                guard let scalar = unicodeScalar(content, &place) else { return nil }
                result += Array(String(scalar).utf8)
            case .backslash, .quote, UInt8(ascii: "'"): result.append(content[escapeEnd])
            case .newline: break
            default: return nil
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Reads the `{1F600}` in `\u{1F600}`.
    private static func unicodeScalar(_ content: [UInt8], _ place: inout Int) -> Unicode.Scalar? {
        guard place < content.count, content[place] == .leftBrace,
            let close = content[place...].firstIndex(of: .rightBrace)
        else { return nil }
        let digits = String(decoding: content[(place + 1)..<close], as: UTF8.self)
        place = close + 1
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }
}
